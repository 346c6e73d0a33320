import { weekdays } from './weekdays.ts';
import type { WorkingHours } from './working-hours.schema.ts';
import { DAY_MS, zoneTime } from './zone-time.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** The office is open between these moments, in milliseconds since 1970. */
export interface Shift {
  readonly opens: number;
  readonly closes: number;
}

/** The one clock for the desk, mails, alarms, reports and the published response time. */
export interface WorkingTime {
  isOpen(at: Date): boolean;
  /** Milliseconds of working time between the two; 0 if the second is not later. */
  between(from: Date, to: Date): number;
  /** The first moment by which that much working time has passed: closing time, not the next morning. */
  after(from: Date, workingMs: number): Date;
  /** Shifts that overlap this period, earliest first. */
  shifts(from: Date, to: Date): readonly Shift[];
}

export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Pure: the same hours and moments give the same result, whatever the machine's time zone. */
export function workingTime(hours: WorkingHours): WorkingTime {
  const { firstAt } = zoneTime(hours.zone);
  const opens = minutesOf(hours.opens) * MINUTE_MS;
  const closes = minutesOf(hours.closes) * MINUTE_MS;
  const works = new Set<string>(hours.week);
  const holidays = new Set(hours.holidays.map(({ day }) => Date.parse(`${day}T00:00:00Z`)));
  const known = new Map<number, Shift | undefined>();

  /** Days are counted from January 1, 1970, in the office's time zone. */
  function makeShift(day: number): Shift | undefined {
    const midnight = day * DAY_MS;
    const weekday = weekdays[new Date(midnight).getUTCDay()] ?? '';
    if (!works.has(weekday) || holidays.has(midnight)) return undefined;
    return { opens: firstAt(midnight + opens), closes: firstAt(midnight + closes) };
  }

  // Cached, because computing a zone's changes is the only cost here: a page of fifty rows requested the same days
  // three hundred times, a third of its time.
  function shiftOn(day: number): Shift | undefined {
    if (!known.has(day)) known.set(day, makeShift(day));
    return known.get(day);
  }

  /**
   * Two days around Greenwich's: no zone is a day away from it, and if clocks go back over midnight a date occurs
   * twice, so that its shift may be earlier than its number suggests. A day too many adds nothing.
   */
  const firstDay = (moment: number): number => Math.floor(moment / DAY_MS) - 2;
  const lastDay = (moment: number): number => Math.floor(moment / DAY_MS) + 2;

  return {
    isOpen(at) {
      const moment = at.getTime();
      for (let day = firstDay(moment); day <= lastDay(moment); day += 1) {
        const shift = shiftOn(day);
        if (shift && shift.opens <= moment && moment < shift.closes) return true;
      }
      return false;
    },
    between(from, to) {
      const [start, end] = [from.getTime(), to.getTime()];
      if (end <= start) return 0;
      const last = lastDay(end);
      let sum = 0;
      for (let day = firstDay(start); day <= last; day += 1) {
        const shift = shiftOn(day);
        if (shift) sum += Math.max(0, Math.min(end, shift.closes) - Math.max(start, shift.opens));
      }
      return sum;
    },
    after(from, workingMs) {
      const start = from.getTime();
      let left = workingMs;
      for (let day = firstDay(start); left > 0; day += 1) {
        const shift = shiftOn(day);
        if (!shift) continue;
        const begins = Math.max(start, shift.opens);
        const open = Math.max(0, shift.closes - begins);
        if (left <= open) return new Date(begins + left);
        left -= open;
      }
      return from;
    },
    shifts(from, to) {
      const [start, end] = [from.getTime(), to.getTime()];
      const days = Array.from(
        { length: Math.max(0, lastDay(end) - firstDay(start) + 1) },
        (_, at) => firstDay(start) + at,
      );
      return days
        .flatMap((day) => shiftOn(day) ?? [])
        .filter(({ opens: first, closes: last }) => first < end && last > start);
    },
  };
}
