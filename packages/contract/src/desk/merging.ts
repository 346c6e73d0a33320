import type { Joining } from './change.ts';
import { awaitsReply, type Work } from './work.ts';

/** Merges two enquiries of one person: the later one is closed as a duplicate and refers to the earlier one. */

/** The state of an enquiry when it is merged into another. */
export const joiningOf = (work: Work, receivedAt: string): Joining => ({
  state: work.state,
  waits: awaitsReply(work)
    ? { since: work.owedSince ?? receivedAt, warnAt: work.warnAt, dueAt: work.dueAt }
    : null,
});

interface Came {
  readonly id: string;
  readonly receivedAt: string;
}

/** The earlier one stays, so that merging never makes an enquirer look as if they had written later. */
export function inOrder<One extends Came, Two extends Came>(one: One, two: Two) {
  const placeOf = ({ receivedAt, id }: Came): string => `${receivedAt} ${id}`;
  return placeOf(one) < placeOf(two) ? { earlier: one, later: two } : { earlier: two, later: one };
}

/** The refusal of a command on a merged enquiry. */
export const IS_MERGED =
  'This enquiry was merged into another one. Work on that one, or undo the merge.';

interface Standing {
  readonly reference: string;
  readonly work: Pick<Work, 'state' | 'mergedInto'>;
  /** Another enquiry was merged into it. */
  readonly hasMerged: boolean;
  /** It has a scheduled reply. */
  readonly hasWaitingReply: boolean;
}

/** Why two enquiries of one person cannot be merged, as a sentence; undefined if they can. */
export function whyNotMerged(first: Standing, second: Standing): string | undefined {
  for (const { reference, work } of [first, second]) {
    if (work.mergedInto !== null)
      return `${reference} was already merged into another enquiry. Undo that first.`;
    if (work.state === 'closed') return `${reference} is closed. Open it again first.`;
  }
  if (second.hasMerged)
    return `Another enquiry was merged into ${second.reference}. Undo that first.`;
  return second.hasWaitingReply
    ? `A reply to ${second.reference} is scheduled. Send it or cancel it first.`
    : undefined;
}
