import { useEffect, useState } from 'react';
import type { PlaceReport } from '../place-endpoint.ts';

/** What the checks say about what the editor shows, asked again whenever a content file changes. */
export function usePlaceReport(path: string): PlaceReport | undefined {
  const [report, setReport] = useState<PlaceReport>();
  const [saves, setSaves] = useState(0);

  useEffect(() => {
    const changed = (): void => {
      setSaves((count) => count + 1);
    };
    import.meta.hot?.on('content:changed', changed);
    return () => {
      import.meta.hot?.off('content:changed', changed);
    };
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    fetch(`/place?path=${encodeURIComponent(path)}`, { signal: leaving.signal })
      .then((answer) => answer.json() as Promise<PlaceReport>)
      .then(setReport)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error('The checks did not answer.', error);
      });
    return () => {
      leaving.abort();
    };
  }, [path, saves]);

  return report;
}
