import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { WorkingHours } from '../working-hours.schema.ts';
import { minutesOf, workingTime } from '../working-time.ts';
import { DAY_MS, zoneTime } from '../zone-time.ts';

/** The notices to an enquiry's owner: it was assigned to them, the enquirer wrote, two hours are left, it is late. */
export const noticeKinds = ['assigned', 'enquirer-replied', 'warn', 'late'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u));
const wantedSchema = z.strictObject({
  assigned: z.boolean(),
  'enquirer-replied': z.boolean(),
  warn: z.boolean(),
  late: z.boolean(),
});

/** Which notices a staff member wants, and when, in the office's time zone. */
export const noticesSchema = z.strictObject({
  mail: wantedSchema,
  browser: wantedSchema,
  /** No notices between these times; the end may be on the next day. Null for no quiet hours. */
  quiet: z.nullable(z.strictObject({ from: timeOfDay, until: timeOfDay })),
  onlyWorkingTime: z.boolean(),
  /** Whether a notice may contain names and subjects; other people may see the screen. */
  showsNames: z.boolean(),
});
export type Notices = DeepReadonly<z.infer<typeof noticesSchema>>;

const nothing = { assigned: false, 'enquirer-replied': false, warn: false, late: false };

/** The default: no mail and no notice until the user chooses one. */
export const noNotices: Notices = {
  mail: nothing,
  browser: nothing,
  quiet: null,
  onlyWorkingTime: true,
  showsNames: false,
};

const MINUTE_MS = 60_000;

/** Whether a notice may be sent now; otherwise it waits. */
export function mayNotify(
  { quiet, onlyWorkingTime }: Pick<Notices, 'quiet' | 'onlyWorkingTime'>,
  hours: WorkingHours,
  now: Date,
): boolean {
  if (onlyWorkingTime && !workingTime(hours).isOpen(now)) return false;
  if (quiet === null) return true;
  const shown = zoneTime(hours.zone).shownAt(now.getTime());
  const minute = Math.floor((((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)];
  const isQuiet =
    from <= until ? from <= minute && minute < until : minute >= from || minute < until;
  return !isQuiet;
}
