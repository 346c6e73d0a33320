import type { Colleague } from '@old/contract/desk/staff';
import type { CloseReason, Command, Work } from '@old/contract/desk/work';

export const reasonWords: Readonly<Record<CloseReason, string>> = {
  won: 'Won',
  lost: 'Lost',
  'not-for-us': 'Not for us',
  spam: 'Spam',
  duplicate: 'Duplicate',
};

const nameOf = (id: string | null, colleagues: readonly Colleague[]): string =>
  colleagues.find((one) => one.id === id)?.name ?? 'a colleague';

/** What was done, in one line. */
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
        ? `${what}: given back to everybody.`
        : `${what}: given to ${nameOf(command.to, colleagues)}.`;
    case 'snoozed':
      return `${what}: put off until ${say(new Date(command.until))}.`;
    case 'woken':
      return `${what}: back in the queue.`;
    case 'answered':
      return command.by === 'telephone' ? `${what}: answered by telephone.` : `${what}: answered.`;
    case 'waiting':
      return `${what}: waiting for them.`;
    case 'closed':
      return `${what}: closed, ${reasonWords[command.reason].toLowerCase()}.`;
    case 'reopened':
      return `${what}: open again.`;
  }
}

/** What takes a command back; nothing where it cannot be: an answer that was given was given. */
export function undoOf(before: Work, command: Command): Command | undefined {
  switch (command.kind) {
    case 'claimed':
    case 'assigned':
      return { kind: 'assigned', to: before.ownerId };
    case 'snoozed':
      return { kind: 'woken' };
    case 'woken':
      return before.snoozedUntil === null
        ? undefined
        : { kind: 'snoozed', until: before.snoozedUntil };
    case 'closed':
      return before.state === 'to-answer' ? { kind: 'reopened' } : undefined;
    case 'waiting':
    case 'reopened':
    case 'answered':
      return undefined;
  }
}
