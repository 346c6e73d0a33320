import { dayNumber } from './format-time.ts';
import type { Office } from './office.ts';

/** From this many working days on, silence is long. */
export const SILENT_TOO_LONG = 5;

/** The working days since, without the day itself. */
export function silentDays(since: Date, now: Date, { responseTarget, zone }: Office): number {
  const day = dayNumber(since, zone);
  return responseTarget.time
    .shifts(since, now)
    .filter(({ opens }) => opens <= now.getTime() && dayNumber(new Date(opens), zone) > day).length;
}

/** Working days until the owner is reminded; undefined without a reminder. */
export function untilReminder(
  since: Date,
  remindAt: string | null,
  office: Office,
): number | undefined {
  return remindAt === null ? undefined : Math.max(1, silentDays(since, new Date(remindAt), office));
}

/** "silent 3 of 5 days": the second number is when the owner is reminded. */
export function silenceText(days: number, reminder?: number): string {
  if (days === 0) return 'answered today';
  if (reminder !== undefined && days < reminder) return `silent ${days} of ${reminder} days`;
  return `silent ${days} ${days === 1 ? 'day' : 'days'}`;
}
