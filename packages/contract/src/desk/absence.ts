import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { colleagueSchema } from './staff.ts';

/** Days in the office's time zone, like 2026-11-18. */
const day = z.iso.date();

const ABSENT_AT_MOST_DAYS = 366;
const DAY_MS = 86_400_000;

const isInOrder = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): boolean => {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS;
  return days >= 0 && days <= ABSENT_AT_MOST_DAYS;
};

/** The first and last day, and who gets the open work; null is no one in particular. */
export const absenceSchema = z
  .strictObject({ firstDay: day, lastDay: day, handTo: z.nullable(z.uuid()) })
  .check(z.refine(isInOrder, { path: ['lastDay'] }));

export const absencesSchema = z.array(
  z.object({
    staff: colleagueSchema,
    firstDay: day,
    lastDay: day,
    handTo: z.nullable(colleagueSchema),
    notedBy: z.nullable(colleagueSchema),
    /** It has begun. */
    isNow: z.boolean(),
  }),
);
export type AbsenceView = DeepReadonly<z.infer<typeof absencesSchema>>[number];
