import { IS_MERGED } from './merging.ts';
import { isDecided } from './outcome.ts';
import { isUnanswered, isWithdrawn, putOffUntil, type Command, type Work } from './work.ts';

const closed = 'This enquiry is closed. Open it again first.';
const answerFirst = 'Answer them first: they wait for us.';

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

/** Back where it was is only what was closed, and we wait for nobody who waits for us. */
function whyNotReopened(work: Work, isBack: boolean): string | undefined {
  if (work.state === 'to-answer' || (isBack && work.state !== 'closed'))
    return 'This enquiry is open.';
  return isBack && isUnanswered(work) ? answerFirst : undefined;
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
      // Only an answer stops a clock.
      return isUnanswered(work) ? answerFirst : undefined;
    case 'closed':
      return whyNotClosed(work, command);
    case 'reopened':
      return whyNotReopened(work, command.as !== undefined);
  }
}

/** Whether an answer that left outside the desk counts. What is closed stays closed, and is answered if it was not. */
export const countsAsAnswer = (work: Work): boolean =>
  work.mergedInto === null &&
  (work.state !== 'closed' || (isUnanswered(work) && !isWithdrawn(work)));

/** The command as it will be kept: its event says until when it is put off, which is never past a promise. */
export const within = (work: Work, command: Command): Command =>
  command.kind === 'snoozed'
    ? { kind: 'snoozed', until: putOffUntil(work, command.until) }
    : command;
