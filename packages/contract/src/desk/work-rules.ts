import { IS_MERGED } from './merging.ts';
import { isDecided } from './outcome.ts';
import { isOwed, type Command, type Work } from './work.ts';

/** A snoozed enquiry is back this long before it is due. */
export const BACK_BEFORE_DUE_MS = 30 * 60_000;

const closed = 'This enquiry is closed. Open it again first.';

type Closing = Extract<Command, { kind: 'closed' }>;

function whyNotClosed(work: Work, { reason, why, value }: Closing): string | undefined {
  if (work.state === 'closed') return 'This enquiry is closed already.';
  if ((why ?? value) !== undefined && !isDecided(reason))
    return 'Only what was won or lost has a reason and a value.';
  // Nobody wins or loses whom they never answered.
  return isDecided(reason) && work.firstAnsweredAt === null
    ? 'Nobody has answered this enquiry yet, so it can be neither won nor lost.'
    : undefined;
}

function whyNotSnoozed(work: Work, until: string, now: Date): string | undefined {
  if (work.state === 'closed') return closed;
  if (work.state === 'answered') return 'This enquiry is answered: nothing waits to come back.';
  if (Date.parse(until) <= now.getTime()) return 'Choose a time that lies ahead.';
  return undefined;
}

/** Back where it was is only what was closed, and nobody waits for whom we never answered. */
function whyNotReopened(work: Work, isBack: boolean): string | undefined {
  if (work.state === 'to-answer' || (isBack && work.state !== 'closed'))
    return 'This enquiry is open.';
  return isBack && work.firstAnsweredAt === null
    ? 'Answer them first: they wait for us.'
    : undefined;
}

/** Why a command cannot be followed, as a sentence; nothing where it can. */
export function whyNot(work: Work, command: Command, now: Date): string | undefined {
  if (work.mergedInto !== null) return IS_MERGED;
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
      return whyNotClosed(work, command);
    case 'reopened':
      return whyNotReopened(work, command.as !== undefined);
  }
}

/** The command as it will be kept: a snooze never reaches past a promise. */
export function within(work: Work, command: Command): Command {
  if (command.kind !== 'snoozed' || !isOwed(work)) return command;
  const latest = new Date(Date.parse(work.dueAt) - BACK_BEFORE_DUE_MS);
  const asked = new Date(command.until);
  return { kind: 'snoozed', until: (asked < latest ? asked : latest).toISOString() };
}
