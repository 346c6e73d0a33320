import type { Colleague } from '@studio/contract/desk/staff';
import type { Command, Work } from '@studio/contract/desk/work';
import { closeText } from '#parts/work-text.ts';

const nameOf = (id: string | null, colleagues: readonly Colleague[]): string =>
  colleagues.find((one) => one.id === id)?.name ?? 'a colleague';

/** What was done, as one line. */
export function wordsOf(
  command: Command,
  what: string,
  colleagues: readonly Colleague[],
  say: (at: Date) => string,
): string {
  switch (command.kind) {
    case 'claimed':
      return `${what}: taken by you.`;
    case 'assigned':
      return command.to === null
        ? `${what}: unassigned.`
        : `${what}: assigned to ${nameOf(command.to, colleagues)}.`;
    case 'put-off':
      return `${what}: put off until ${say(new Date(command.until))}.`;
    case 'brought-back':
      return `${what}: back in the queue.`;
    case 'answered':
      return command.by === 'telephone' ? `${what}: answered by telephone.` : `${what}: answered.`;
    case 'waiting':
      return `${what}: waiting for them.`;
    case 'closed':
      return `${what}: closed, ${closeText(command.reason)}.`;
    case 'reopened':
      return `${what}: open again.`;
  }
}

const enquiries = (count: number): string => (count === 1 ? '1 enquiry' : `${count} enquiries`);

/** What was done with several enquiries, and each reason for a refusal once. */
export function bulkText(
  done: number,
  reasons: readonly string[],
  said: (what: string) => string,
): string {
  const refused =
    reasons.length > 0 ? [`Not done with ${enquiries(reasons.length)}.`, ...new Set(reasons)] : [];
  return [...(done > 0 ? [said(enquiries(done))] : []), ...refused].join(' ');
}

/** The command that undoes another; undefined if it cannot be undone, as with an answer that was given. */
export function undoOf(before: Work, command: Command): Command | undefined {
  switch (command.kind) {
    case 'claimed':
    case 'assigned':
      return { kind: 'assigned', to: before.ownerId };
    case 'put-off':
      return { kind: 'brought-back' };
    case 'brought-back':
      return before.putOffUntil === null
        ? undefined
        : { kind: 'put-off', until: before.putOffUntil };
    case 'closed':
      if (before.state === 'closed') return undefined;
      return before.state === 'to-answer'
        ? { kind: 'reopened' }
        : { kind: 'reopened', as: before.state };
    case 'waiting':
    case 'reopened':
    case 'answered':
      return undefined;
  }
}
