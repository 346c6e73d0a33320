import { backAtLatest, type Work } from '@studio/contract/desk/work';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS, workingTime } from '@studio/contract/working-time';
import { dayNumber } from '#parts/format-time.ts';
import { nextOverlap } from '#parts/local-time/next-overlap.ts';

const FORTNIGHT_MS = 14 * 24 * HOUR_MS;

export interface PutOffChoice {
  readonly name: string;
  readonly at: Date;
  /** Why it cannot be chosen; undefined if it can. */
  readonly whyNot: string | undefined;
}

interface PutOffContext {
  readonly work: Work;
  readonly hours: WorkingHours;
  readonly zones: readonly string[];
  readonly country: string;
  readonly now: Date;
}

const TOO_LATE = 'After it is due: answer it first';

function tomorrowMorning(hours: WorkingHours, now: Date): Date | undefined {
  const until = new Date(now.getTime() + FORTNIGHT_MS);
  const today = dayNumber(now, hours.zone);
  const next = workingTime(hours)
    .shifts(now, until)
    .find(({ opens }) => dayNumber(new Date(opens), hours.zone) > today);
  return next && new Date(next.opens);
}

/** The times at which it can come back, in the order of their digit keys. */
export function putOffChoices({
  work,
  hours,
  zones,
  country,
  now,
}: PutOffContext): readonly PutOffChoice[] {
  const latest = backAtLatest(work);
  const choices: readonly (readonly [name: string, at: Date | undefined])[] = [
    ['When they are at work', nextOverlap(hours, zones, country, new Date(now.getTime() + 1))],
    ['In an hour', new Date(now.getTime() + HOUR_MS)],
    ['On the next business day', tomorrowMorning(hours, now)],
  ];
  return choices.flatMap(([name, at]) =>
    at === undefined
      ? []
      : [{ name, at, whyNot: latest !== undefined && at > latest ? TOO_LATE : undefined }],
  );
}
