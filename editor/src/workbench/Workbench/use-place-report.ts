import { useEffect, useState } from 'react';
import type { PlaceReport } from '../place-report.ts';

/**
 * What the checks say about what the editor shows, asked again whenever a content file changes. The
 * entry that was open last stays the one in question when its dialog is closed.
 */
export function usePlaceReport(
  path: string,
  open: string,
): { readonly report: PlaceReport | undefined; readonly isFresh: boolean } {
  const [saves, setSaves] = useState(0);
  const [last, setLast] = useState({ path, entry: open });
  if (last.path !== path || (open && last.entry !== open)) setLast({ path, entry: open });
  const question = new URLSearchParams(last).toString();
  const [answer, setAnswer] = useState<{ to: string; saves: number; report: PlaceReport }>();

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
    fetch(`/place?${question}`, { signal: leaving.signal })
      .then((response) => response.json() as Promise<PlaceReport>)
      .then((report) => {
        setAnswer({ to: question, saves, report });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error('The checks did not answer.', error);
      });
    return () => {
      leaving.abort();
    };
  }, [question, saves]);

  return { report: answer?.report, isFresh: answer?.to === question && answer.saves === saves };
}
