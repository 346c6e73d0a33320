import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { decideHeld, type HeldDecision } from '#api/held.ts';
import { queryKeys } from '#api/query-keys.ts';
import { showToast } from '#ui/toast.store.ts';

/** How long a decision can be undone; then it is sent. */
const UNDO_MS = 10_000;

interface Waiting {
  readonly ids: readonly string[];
  readonly way: HeldDecision;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface Decisions {
  /** Ids that are decided and no longer shown. */
  readonly gone: ReadonlySet<string>;
  readonly decide: (ids: readonly string[], way: HeldDecision, text: string) => void;
}

/**
 * Discarding deletes for good and releasing sends mails, so the service can undo neither. A decision therefore waits
 * here for ten seconds, or until the next decision, leaving the screen or closing the tab. If the browser crashes
 * before, the enquiry stays held.
 */
export function useDecisions(): Decisions {
  const client = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<Waiting>(undefined);

  function show(ids: readonly string[]): void {
    setGone((before) => before.difference(new Set(ids)));
  }

  async function send(): Promise<void> {
    const decided = waiting.current;
    if (!decided) return;
    waiting.current = undefined;
    clearTimeout(decided.timer);
    await decideHeld(decided.ids, decided.way).catch((error: unknown) => {
      show(decided.ids);
      showToast(error instanceof Error ? error.message : String(error), { isFault: true });
    });
    for (const queryKey of [queryKeys.held, queryKeys.counts, queryKeys.lists])
      void client.invalidateQueries({ queryKey });
  }

  function undoDecision(ids: readonly string[]): void {
    if (waiting.current?.ids !== ids) return;
    clearTimeout(waiting.current.timer);
    waiting.current = undefined;
    show(ids);
  }

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const leave = () => void latest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    gone,
    decide(ids, way, text) {
      void send();
      waiting.current = { ids, way, timer: setTimeout(() => void latest.current(), UNDO_MS) };
      setGone((before) => before.union(new Set(ids)));
      showToast(text, {
        staysMs: UNDO_MS,
        undo: () => {
          undoDecision(ids);
        },
      });
    },
  };
}
