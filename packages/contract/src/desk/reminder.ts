import { workingTime } from '../working-time.ts';
import type { WorkingHours } from '../working-hours.schema.ts';
import { DAY_MS, zoneTime } from '../zone-time.ts';

/** After so many working days of silence its owner is reminded, unless they choose otherwise. */
export const REMIND_AFTER_DAYS = 5;
export const REMIND_AT_MOST_DAYS = 60;
/** Days in which any calendar has so many working days. */
const LOOK_DAYS = 365;

/** When the last of so many working days begins; the day itself does not count. */
export function reminderAt(hours: WorkingHours, from: Date, days: number): Date {
  const { shownAt } = zoneTime(hours.zone);
  const dayOf = (moment: number): number => Math.floor(shownAt(moment) / DAY_MS);
  const today = dayOf(from.getTime());
  const begins = workingTime(hours)
    .shifts(from, new Date(from.getTime() + LOOK_DAYS * DAY_MS))
    .filter(({ opens }) => dayOf(opens) > today)[days - 1];
  return new Date(begins?.opens ?? from.getTime() + LOOK_DAYS * DAY_MS);
}
