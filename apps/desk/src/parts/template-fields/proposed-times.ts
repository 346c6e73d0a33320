import { formatClockTime } from '@studio/contract/format-date';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS } from '@studio/contract/working-time';
import { formatTime } from '../format-time.ts';
import { nextOverlap } from '../local-time/next-overlap.ts';

/** Nothing is proposed for the next hours: they need time to read the reply. */
const NOTICE_MS = 20 * HOUR_MS;
/** The second time is on another day and an hour later. */
const BETWEEN_MS = 25 * HOUR_MS;

interface ProposedTimesOptions {
  readonly hours: WorkingHours;
  /** The zones they may be in. */
  readonly zones: readonly string[];
  readonly country: string;
  readonly now: Date;
  /** The language of the text. */
  readonly language: string;
}

/** A moment as it is written in a language, with its zone. */
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
 * Two times at which both offices are open, in their zone and ours, one per line. Empty if their zone is unknown or
 * the office hours never overlap: the user then fills them in.
 */
export function proposedTimes({
  hours,
  zones,
  country,
  now,
  language,
}: ProposedTimesOptions): string {
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
