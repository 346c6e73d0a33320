import { applyEvent, notClosed, type Work, type WorkEvent } from './work.ts';

const initialWork: Work = {
  version: 0,
  state: 'to-answer',
  ownerId: null,
  ...notClosed,
  putOffUntil: null,
  warnAt: '',
  dueAt: '',
  firstAnsweredAt: null,
  owedSince: null,
  firstDueAt: null,
  unreadSince: null,
  mergedInto: null,
};

type Change = WorkEvent['change'];

/** What an event undoes: a reply, or a merge. */
function undoneBy(change: Change): string | undefined {
  if (change.kind === 'send-undone' || change.kind === 'send-failed') return change.reply;
  return change.kind === 'unmerged' ? change.other : undefined;
}

/** What an event depends on: the reply that caused it, the merge, or the merged enquiry it came for. */
function goesWith(change: Change): readonly string[] {
  const keys = [
    'reply' in change ? change.reply : undefined,
    'of' in change ? change.of : undefined,
    change.kind === 'merged' || change.kind === 'joined' ? change.other : undefined,
  ];
  return keys.filter((key) => key !== undefined);
}

/**
 * Replays an enquiry's events, oldest first. Events of a reply that was undone or failed, and of a merge that was
 * undone, are skipped. So other people's actions stay, and no earlier state has to be stored.
 */
export function replay(events: readonly WorkEvent[]): Work {
  const goneAt = new Map(
    events.flatMap(({ change }, at) => {
      const undone = undoneBy(change);
      return undone === undefined ? [] : [[undone, at]];
    }),
  );
  // Later events count: after a retry, the reply may have been sent.
  const isGone = ({ change }: WorkEvent, at: number): boolean =>
    goesWith(change).some((key) => at < (goneAt.get(key) ?? -1));
  return events.reduce(
    (work, event, at) =>
      isGone(event, at) ? { ...work, version: work.version + 1 } : applyEvent(work, event),
    initialWork,
  );
}
