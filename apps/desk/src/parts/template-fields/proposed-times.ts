import { formatClockTime } from '@studio/contract/format-date';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS } from '@studio/contract/working-time';
import { formatTime } from '../format-time.ts';
import { nextOverlap } from '../local-time/next-overlap.ts';

/** They need time to read the reply: nothing is proposed for the next hours. */
const NOTICE_MS = 20 * HOUR_MS;
/** The second one is on another day and an hour later in it. */
const BETWEEN_MS = 25 * HOUR_MS;

interface Asked {
  readonly hours: WorkingHours;
  /** Where they may be. */
  readonly zones: readonly string[];
  readonly country: string;
  readonly now: Date;
  /** Of the text. */
  readonly language: string;
}

/** Days, times and zones as they are written in a language. */
function inZone(at: Date, zone: string, language: string) {
  const locale = language === 'en' ? 'en-US' : language;
  const time = language === 'en' ? formatClockTime(at, zone) : formatTime(at, zone);
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: zone,
  });
  const named = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return { day: day.format(at), time: `${time} ${named?.value ?? zone}` };
}

/** "Tue, Nov 17, 9:30 a.m. Central European Time (2:00 p.m. India Standard Time)". */
function inBothZones(at: Date, theirs: string, ours: string, language: string): string {
  const there = inZone(at, theirs, language);
  const here = inZone(at, ours, language);
  if (there.time === here.time) return `${there.day}, ${there.time}`;
  const hereToo = there.day === here.day ? here.time : `${here.day}, ${here.time}`;
  return `${there.day}, ${there.time} (${hereToo})`;
}

/**
 * Two times at which both offices are open, by their clock and by ours, a line each. Empty if it is unknown which
 * clock is theirs, or the offices never meet: then a person has to say it.
 */
export function proposedTimes({ hours, zones, country, now, language }: Asked): string {
  const [zone] = zones;
  if (zone === undefined || zones.length > 1) return '';
  const after = (from: Date, ms: number) =>
    nextOverlap(hours, zones, country, new Date(from.getTime() + ms));
  const first = after(now, NOTICE_MS);
  const second = first && after(first, BETWEEN_MS);
  return [first, second]
    .filter((at) => at !== undefined)
    .map((at) => `- ${inBothZones(at, zone, hours.zone, language)}`)
    .join('\n');
}
