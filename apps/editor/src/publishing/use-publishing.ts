import type { Publishing } from '@studio/contract/publishing';
import { useCallback, useEffect, useState } from 'react';
import { problemOf } from '../call-service.ts';
import { fetchPublishing, order, signOut } from './publishing-api.ts';

const WHILE_MADE_MS = 1_000;
const OTHERWISE_MS = 10_000;

export type Order = (what: Parameters<typeof order>[0], body: unknown) => Promise<void>;

/** Polls what is saved and what is live: every second while an edition is made, otherwise every ten seconds. */
export function usePublishing(): {
  readonly state: Publishing | undefined;
  readonly problem: string;
  readonly give: Order;
  /** Signs out. */
  readonly leave: () => Promise<void>;
  /** Whether an order is on its way: a second one would only be refused. */
  readonly isOrdering: boolean;
} {
  const [state, setState] = useState<Publishing>();
  // Until the service answers again.
  const [outage, setOutage] = useState('');
  // Until the next order.
  const [refusal, setRefusal] = useState('');
  const [isOrdering, setIsOrdering] = useState(false);
  const isMade = state?.progress?.state === 'running';

  const ask = useCallback(async () => {
    try {
      setState(await fetchPublishing());
      setOutage('');
    } catch (error) {
      setOutage(problemOf(error));
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
    setRefusal('');
    setIsOrdering(true);
    try {
      await order(what, body);
    } catch (error) {
      setRefusal(problemOf(error));
    }
    await ask();
    setIsOrdering(false);
  };

  const leave = (): Promise<void> =>
    signOut().catch((error: unknown) => {
      setRefusal(problemOf(error));
    });

  return { state, problem: refusal || outage, give, leave, isOrdering };
}
