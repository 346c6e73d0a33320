import { isOwed, type Work } from '@studio/contract/desk/work';
import { BACK_BEFORE_DUE_MS } from '@studio/contract/desk/work-rules';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS, workingTime } from '@studio/contract/working-time';
import { dayNumber } from '#parts/moments.ts';
import { nextBothAtWork } from '#parts/their-time/both-at-work.ts';

const FORTNIGHT_MS = 14 * 24 * HOUR_MS;

export interface SnoozeChoice {
  readonly name: string;
  readonly at: Date;
  /** Why it cannot be chosen; nothing where it can. */
  readonly whyNot: string | undefined;
}

interface Asked {
  readonly work: Work;
  readonly hours: WorkingHours;
  readonly zones: readonly string[];
  readonly country: string;
  readonly now: Date;
}

const TOO_LATE = 'After the promise: not before it is answered';

/** The last moment it may come back; nothing where they have been answered and no promise runs. */
export const backAtLatest = (work: Work): Date | undefined =>
  isOwed(work) ? new Date(Date.parse(work.dueAt) - BACK_BEFORE_DUE_MS) : undefined;

function tomorrowMorning(hours: WorkingHours, now: Date): Date | undefined {
  const until = new Date(now.getTime() + FORTNIGHT_MS);
  const today = dayNumber(now, hours.zone);
  const next = workingTime(hours)
    .shifts(now, until)
    .find(({ opens }) => dayNumber(new Date(opens), hours.zone) > today);
  return next && new Date(next.opens);
}

/** When it can be shown again, in the order of the digits. */
export function snoozeChoices({
  work,
  hours,
  zones,
  country,
  now,
}: Asked): readonly SnoozeChoice[] {
  const latest = backAtLatest(work);
  const choices: readonly (readonly [name: string, at: Date | undefined])[] = [
    ['When they are at work', nextBothAtWork(hours, zones, country, new Date(now.getTime() + 1))],
    ['In an hour', new Date(now.getTime() + HOUR_MS)],
    ['On the next working day', tomorrowMorning(hours, now)],
  ];
  return choices.flatMap(([name, at]) =>
    at === undefined
      ? []
      : [{ name, at, whyNot: latest !== undefined && at > latest ? TOO_LATE : undefined }],
  );
}
