/**
 * Tells of each save, also of other people. The content service has a line for it; a development server tells it as it
 * tells of any change. Returns how to end it.
 */
export function onSaved(listener: () => void): () => void {
  // Vite offers this only where it reads these very words.
  const hot = import.meta.hot;
  if (hot) {
    hot.on('content:changed', listener);
    return () => {
      hot.off('content:changed', listener);
    };
  }
  let known: string | undefined;
  const line = new EventSource('/api/live');
  line.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // The first says what is saved already.
    if (known !== undefined && known !== data) listener();
    known = data;
  });
  return () => {
    line.close();
  };
}
