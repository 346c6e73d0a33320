import { IS_MERGED } from './merging.ts';
import { isDecided } from './outcome.ts';
import { isUnanswered, isWithdrawn, limitPutOff, type Command, type Work } from './work.ts';

const closed = 'This enquiry is closed. Open it again first.';
const answerFirst = 'Answer them first: they are waiting for us.';

type Closing = Extract<Command, { kind: 'closed' }>;

function whyNotClosed(work: Work, { reason, why, value }: Closing): string | undefined {
  if (work.state === 'closed') return 'This enquiry is already closed.';
  if ((why ?? value) !== undefined && !isDecided(reason))
    return 'Only won and lost enquiries have a reason and a value.';
  // Won and lost require at least one answer.
  return isDecided(reason) && work.firstAnsweredAt === null
    ? 'This enquiry has no answer yet, so it can be neither won nor lost.'
    : undefined;
}

function whyNotPutOff(work: Work, until: string, now: Date): string | undefined {
  if (work.state === 'closed') return closed;
  if (work.state === 'answered') return 'This enquiry is answered, so there is nothing to put off.';
  if (Date.parse(until) <= now.getTime()) return 'Choose a time in the future.';
  return undefined;
}

/** Only a closed enquiry can be put back, and not as “waiting” while the enquirer awaits a reply. */
function whyNotReopened(work: Work, isBack: boolean): string | undefined {
  if (work.state === 'to-answer' || (isBack && work.state !== 'closed'))
    return 'This enquiry is open.';
  return isBack && isUnanswered(work) ? answerFirst : undefined;
}

/** Why a command is refused, as a sentence; undefined if it is allowed. */
export function whyNot(work: Work, command: Command, now: Date): string | undefined {
  if (work.mergedInto !== null) return IS_MERGED;
  switch (command.kind) {
    case 'claimed':
      if (work.state === 'closed') return closed;
      return work.ownerId === null ? undefined : 'A colleague has already taken this enquiry.';
    case 'assigned':
    case 'answered':
      return work.state === 'closed' ? closed : undefined;
    case 'put-off':
      return whyNotPutOff(work, command.until, now);
    case 'brought-back':
      return work.putOffUntil === null ? 'This enquiry is not put off.' : undefined;
    case 'waiting':
      if (work.state === 'closed') return closed;
      // Only a reply stops a clock.
      return isUnanswered(work) ? answerFirst : undefined;
    case 'closed':
      return whyNotClosed(work, command);
    case 'reopened':
      return whyNotReopened(work, command.as !== undefined);
  }
}

/** Whether a reply from outside the desk counts. A closed enquiry stays closed, but counts as answered. */
export const countsAsAnswer = (work: Work): boolean =>
  work.mergedInto === null &&
  (work.state !== 'closed' || (isUnanswered(work) && !isWithdrawn(work)));

/** The command as stored: its event has the actual put-off time, never past the due time. */
export const clampCommand = (work: Work, command: Command): Command =>
  command.kind === 'put-off'
    ? { kind: 'put-off', until: limitPutOff(work, command.until) }
    : command;
