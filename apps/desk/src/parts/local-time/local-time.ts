import { zoneTime } from '@studio/contract/zone-time';
import { workdaysIn, WORK_STARTS, WORK_ENDS } from './assumed-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MIN = 1_440;
const NIGHT_BEGINS = 22 * 60;
const NIGHT_ENDS = 6 * 60;
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export type Phase = 'night' | 'weekend' | 'early' | 'office hours' | 'evening';

export interface LocalTime {
  /** “06:22”; “21–00 h” if several zones are possible. */
  readonly clock: string;
  /** “Mon”; “Sun or Mon”. */
  readonly day: string;
  /** Undefined if it differs between the possible zones. */
  readonly phase: Phase | undefined;
}

interface Shown {
  readonly at: number;
  readonly minute: number;
  readonly weekday: number;
}

const two = (number: number): string => String(number).padStart(2, '0');
export const clockOf = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const zones = new Map<string, ReturnType<typeof zoneTime>>();
/** Creating a zone's formatter costs a thousand times as much as using it, and a list needs one for every row. */
function clockIn(zone: string): ReturnType<typeof zoneTime> {
  const made = zones.get(zone) ?? zoneTime(zone);
  zones.set(zone, made);
  return made;
}

export function shownIn(zone: string, now: Date): Shown {
  const at = Math.floor(clockIn(zone).shownAt(now.getTime()) / MINUTE_MS);
  const day = Math.floor(at / DAY_MIN);
  return {
    at,
    minute: at - day * DAY_MIN,
    weekday: new Date(day * DAY_MIN * MINUTE_MS).getUTCDay(),
  };
}

function phaseOf({ minute, weekday }: Shown, country: string): Phase {
  if (minute < NIGHT_ENDS || minute >= NIGHT_BEGINS) return 'night';
  if (!workdaysIn(country).includes(weekday)) return 'weekend';
  if (minute < WORK_STARTS) return 'early';
  return minute < WORK_ENDS ? 'office hours' : 'evening';
}

const same = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

/** The local time of a person. Undefined if their zone is unknown. */
export function localTime(
  zones: readonly string[],
  country: string,
  now: Date,
): LocalTime | undefined {
  const shown = zones.map((zone) => shownIn(zone, now)).sort((one, other) => one.at - other.at);
  const first = shown[0];
  const last = shown.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isOne = first.at === last.at;
  const nameOf = ({ weekday }: Shown): string => days[weekday] ?? '';
  return {
    clock: isOne
      ? clockOf(first.minute)
      : `${two(Math.floor(first.minute / 60))}–${two(Math.floor(last.minute / 60))} h`,
    day: same(shown.map(nameOf)) ?? `${nameOf(first)} or ${nameOf(last)}`,
    phase: same(shown.map((one) => phaseOf(one, country))),
  };
}

export const phaseText: Readonly<Record<Phase, string>> = {
  night: 'night',
  weekend: 'weekend',
  early: 'early, before office hours',
  'office hours': 'office hours',
  evening: 'evening, after office hours',
};
