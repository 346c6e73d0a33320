import * as z from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import { isZone, weekdays } from './weekdays.ts';

export { isZone, weekdays };

const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u));

/**
 * When staff are at work, and within how many of those hours an enquiry is answered. Programs parse
 * content/working-hours.yaml with this schema; the site's own schema has the messages for editors.
 */
export const workingHoursSchema = z
  .object({
    zone: z.string().check(z.refine(isZone)),
    week: z.array(z.enum(weekdays)).check(z.minLength(1)),
    opens: timeOfDay,
    closes: timeOfDay,
    promise: z.int().check(z.positive()),
    holidays: z.array(z.object({ day: z.iso.date() })),
  })
  .check(z.refine(({ opens, closes }) => opens < closes));
export type WorkingHours = DeepReadonly<z.infer<typeof workingHoursSchema>>;
