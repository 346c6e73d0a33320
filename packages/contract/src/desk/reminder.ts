import { workingTime } from '../working-time.ts';
import type { WorkingHours } from '../working-hours.schema.ts';
import { DAY_MS, zoneTime } from '../zone-time.ts';

/** The owner is reminded after this many working days of silence, unless they choose otherwise. */
export const REMIND_AFTER_DAYS = 5;
export const REMIND_AT_MOST_DAYS = 60;
/** Every calendar has that many working days within this time. */
const LOOK_DAYS = 365;

/** The start of the last of this many working days; the day itself does not count. */
export function reminderAt(hours: WorkingHours, from: Date, days: number): Date {
  const { shownAt } = zoneTime(hours.zone);
  const dayOf = (moment: number): number => Math.floor(shownAt(moment) / DAY_MS);
  const today = dayOf(from.getTime());
  const begins = workingTime(hours)
    .shifts(from, new Date(from.getTime() + LOOK_DAYS * DAY_MS))
    .filter(({ opens }) => dayOf(opens) > today)[days - 1];
  return new Date(begins?.opens ?? from.getTime() + LOOK_DAYS * DAY_MS);
}
