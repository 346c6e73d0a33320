import { fileReportSchema, type FileReport } from '@studio/contract/file-report';
import { useEffect, useState } from 'react';
import { callService, problemOf } from '../../call-service.ts';
import { onSaved } from '../on-saved.ts';

/**
 * The findings for the form that is open, requested again whenever a content file changes. The entry that was open last
 * stays selected when its dialog is closed.
 */
export function useFileReport(
  path: string,
  open: string,
): {
  readonly report: FileReport | undefined;
  readonly isFresh: boolean;
  /** How many saves this report includes. */
  readonly saves: number;
  readonly problem: string;
} {
  const [saves, setSaves] = useState(0);
  const [last, setLast] = useState({ path, entry: open });
  if (last.path !== path || (open && last.entry !== open)) setLast({ path, entry: open });
  const question = new URLSearchParams(last).toString();
  const [problem, setProblem] = useState('');
  const [answer, setAnswer] = useState<{ to: string; saves: number; report: FileReport }>();

  useEffect(() => {
    return onSaved(() => {
      setSaves((count) => count + 1);
    });
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    callService(`/api/place?${question}`, { signal: leaving.signal })
      .then((said) => {
        setAnswer({ to: question, saves, report: fileReportSchema.parse(said) });
        setProblem('');
      })
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setProblem(problemOf(error));
      });
    return () => {
      leaving.abort();
    };
  }, [question, saves]);

  return {
    report: answer?.report,
    isFresh: answer?.to === question && answer.saves === saves,
    saves: answer?.saves ?? 0,
    problem,
  };
}
