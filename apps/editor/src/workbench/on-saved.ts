/**
 * Calls `listener` after each save, also of other users. The content service streams saves; a development server
 * reports every change of a content file. Returns a function that stops it.
 */
export function onSaved(listener: () => void): () => void {
  // Vite provides this only for the exact text `import.meta.hot`.
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
    // The first message names the current version.
    if (known !== undefined && known !== data) listener();
    known = data;
  });
  return () => {
    line.close();
  };
}
