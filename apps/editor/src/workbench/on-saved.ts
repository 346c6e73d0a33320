const AGAIN_AFTER_MS = 3_000;

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
  let line: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  function open(): void {
    const opened = new EventSource('/api/live');
    line = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      // Every connection begins with the current version, so a save while it was down is noticed.
      if (known !== undefined && known !== data) listener();
      known = data;
    });
    // After a 502, as during a release, or a 401, a browser does not reconnect by itself.
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_AFTER_MS);
    });
  }
  open();
  return () => {
    clearTimeout(again);
    line.close();
  };
}
