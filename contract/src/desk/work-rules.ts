import { isOwed, type Command, type Work } from './work.ts';

/** A snoozed enquiry is back this long before it is due. */
export const BACK_BEFORE_DUE_MS = 30 * 60_000;

const closed = 'This enquiry is closed. Open it again first.';

function whyNotClosed(work: Work, reason: string): string | undefined {
  if (work.state === 'closed') return 'This enquiry is closed already.';
  // Nobody wins or loses whom they never answered.
  const needsAnswer = reason === 'won' || reason === 'lost';
  return needsAnswer && work.firstAnsweredAt === null
    ? 'Nobody has answered this enquiry yet, so it can be neither won nor lost.'
    : undefined;
}

function whyNotSnoozed(work: Work, until: string, now: Date): string | undefined {
  if (work.state === 'closed') return closed;
  if (work.state === 'answered') return 'This enquiry is answered: nothing waits to come back.';
  if (Date.parse(until) <= now.getTime()) return 'Choose a time that lies ahead.';
  return undefined;
}

/** Why a command cannot be followed, as a sentence; nothing where it can. */
export function whyNot(work: Work, command: Command, now: Date): string | undefined {
  switch (command.kind) {
    case 'claimed':
      if (work.state === 'closed') return closed;
      return work.ownerId === null ? undefined : 'Somebody has taken this enquiry already.';
    case 'assigned':
    case 'answered':
      return work.state === 'closed' ? closed : undefined;
    case 'snoozed':
      return whyNotSnoozed(work, command.until, now);
    case 'woken':
      return work.snoozedUntil === null ? 'This enquiry is not put off.' : undefined;
    case 'waiting':
      if (work.state === 'closed') return closed;
      return work.firstAnsweredAt === null ? 'Answer them first: they wait for us.' : undefined;
    case 'closed':
      return whyNotClosed(work, command.reason);
    case 'reopened':
      return work.state === 'to-answer' ? 'This enquiry is open.' : undefined;
  }
}

/** The command as it will be kept: a snooze never reaches past a promise. */
export function within(work: Work, command: Command): Command {
  if (command.kind !== 'snoozed' || !isOwed(work)) return command;
  const latest = new Date(Date.parse(work.dueAt) - BACK_BEFORE_DUE_MS);
  const asked = new Date(command.until);
  return { kind: 'snoozed', until: (asked < latest ? asked : latest).toISOString() };
}
