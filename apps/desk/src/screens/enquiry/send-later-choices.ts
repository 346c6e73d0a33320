import { awaitsReply, type Work } from '@studio/contract/desk/work';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS, workingTime, type WorkingTime } from '@studio/contract/working-time';
import { formatDuration } from '#parts/format-time.ts';
import { assumedHours } from '#parts/local-time/assumed-hours.ts';

const FORTNIGHT_MS = 14 * 24 * HOUR_MS;
const MINUTE_MS = 60_000;

interface SendLaterChoice {
  readonly name: string;
  readonly at: Date;
}

/** When an office opens next; undefined if it stays closed for a fortnight. */
function opensNext(hours: WorkingHours, now: Date): number | undefined {
  const until = new Date(now.getTime() + FORTNIGHT_MS);
  return workingTime(hours)
    .shifts(now, until)
    .find(({ opens }) => opens > now.getTime())?.opens;
}

interface SendLaterOptions {
  readonly hours: WorkingHours;
  readonly zones: readonly string[];
  readonly country: string;
  readonly now: Date;
}

/** The times to offer besides now. If several zones are possible, the one that starts work last counts. */
export function sendLaterChoices({
  hours,
  zones,
  country,
  now,
}: SendLaterOptions): readonly SendLaterChoice[] {
  const there = zones.flatMap((zone) => opensNext(assumedHours(zone, country), now) ?? []);
  const here = opensNext(hours, now);
  return [
    ...(there.length > 0
      ? [{ name: 'When they start work', at: new Date(Math.max(...there)) }]
      : []),
    ...(here === undefined ? [] : [{ name: 'When we start work', at: new Date(here) }]),
  ];
}

/** How late a reply sent at that time would be; undefined if it is in time or none is owed. */
export function latenessText(work: Work, at: Date, time: WorkingTime): string | undefined {
  const due = new Date(work.dueAt);
  if (!awaitsReply(work) || at < due) return undefined;
  const late = time.between(due, at);
  return late < MINUTE_MS ? 'after it is due' : `late by ${formatDuration(late)}`;
}
