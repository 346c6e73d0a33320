import { isZone, weekdays, type WorkingHours } from '@studio/contract/working-hours';
import { z } from 'zod';
import { forMachines, isoDate, sample, title } from './text-fields.ts';

const timeOfDay = forMachines(
  z.string({ error: 'must be written as text' }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
    error: 'must be a time of day in quotes, such as ‘09:30’',
  }),
);

/** The hours of staff. The desk, its alarms and the mails count response times by them. */
export const workingHoursSchema = z
  .strictObject({
    sample,
    zone: forMachines(
      z.string({ error: 'must be written as text' }).refine(isZone, {
        error: 'must be a time zone such as Asia/Kolkata',
      }),
    ).describe('The time zone of the office, such as Asia/Kolkata.'),
    week: z.array(z.enum(weekdays)).min(1).max(7).describe('The days of the week with work.'),
    opens: timeOfDay.describe('When work begins, such as 09:30.'),
    closes: timeOfDay.describe('When work ends, such as 17:30.'),
    promise: z
      .number()
      .int()
      .min(1)
      .max(80)
      .describe('Within how many working hours an enquiry is answered.'),
    holidays: z
      .array(
        z.strictObject({
          day: isoDate.describe('The day.'),
          name: title.describe('What it is called.'),
        }),
      )
      .max(200)
      .describe('Days without work that would otherwise have some.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than “opens”',
  }) satisfies z.ZodType<WorkingHours>;
