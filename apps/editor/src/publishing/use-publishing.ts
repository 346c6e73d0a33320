import type { Publishing } from '@studio/contract/publishing';
import { useCallback, useEffect, useState } from 'react';
import { fetchPublishing, order } from './publishing-api.ts';

const WHILE_MADE_MS = 1_000;
const OTHERWISE_MS = 10_000;

export type Order = (what: Parameters<typeof order>[0], body: unknown) => Promise<void>;

/** Polls what is saved and what is live: every second while an edition is made, otherwise every ten seconds. */
export function usePublishing(): {
  readonly state: Publishing | undefined;
  readonly problem: string;
  readonly give: Order;
} {
  const [state, setState] = useState<Publishing>();
  const [problem, setProblem] = useState('');
  const isMade = state?.progress?.state === 'running';

  const ask = useCallback(async () => {
    try {
      setState(await fetchPublishing());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The service does not answer.');
    }
  }, []);

  useEffect(() => {
    const first = setTimeout(() => void ask(), 0);
    const timer = setInterval(() => void ask(), isMade ? WHILE_MADE_MS : OTHERWISE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [ask, isMade]);

  const give: Order = async (what, body) => {
    setProblem('');
    try {
      await order(what, body);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The service does not answer.');
    }
    await ask();
  };

  return { state, problem, give };
}
