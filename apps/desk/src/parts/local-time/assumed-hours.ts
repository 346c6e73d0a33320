import { weekdays } from '@studio/contract/weekdays';
import type { WorkingHours } from '@studio/contract/working-hours';

/** Their office hours are unknown, so nine to five is assumed, in minutes of the day. */
export const WORK_STARTS = 9 * 60;
export const WORK_ENDS = 17 * 60;

/** Countries where Friday is the day of rest. */
const SUNDAY_TO_THURSDAY = new Set('BD BH DZ EG IL IQ JO KW LY MV OM PS QA SA SD SY YE'.split(' '));

/** Weekdays on which offices are open, Sunday is 0. */
export const workdaysIn = (country: string): readonly number[] =>
  SUNDAY_TO_THURSDAY.has(country) ? [0, 1, 2, 3, 4] : [1, 2, 3, 4, 5];

/** Their assumed office hours, in the format of working-hours.yaml. */
export const assumedHours = (zone: string, country: string): WorkingHours => ({
  zone,
  week: workdaysIn(country).flatMap((day) => weekdays[day] ?? []),
  opens: '09:00',
  closes: '17:00',
  promise: 8,
  holidays: [],
});
