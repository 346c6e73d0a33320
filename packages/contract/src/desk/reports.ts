import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

const weekSchema = z.object({
  /** Its Monday, in the office's time zone. */
  week: z.string(),
  /** Everything that arrived, including spam. All other numbers are about enquiries that count as asked (queues.ts). */
  received: z.number(),
  answered: z.number(),
  /** Without a reply, also if it was closed without one. */
  waiting: z.number(),
  /** To the first reply; unanswered enquiries count with the time so far. Null without enquiries. */
  medianMs: z.nullable(z.number()),
  medianWorkingMs: z.nullable(z.number()),
  /** The 90th percentile; null for fewer than ten. */
  nineOfTenMs: z.nullable(z.number()),
  nineOfTenWorkingMs: z.nullable(z.number()),
  /** Working time to each first reply, shortest first; a sample if there are very many. */
  answersMs: z.array(z.number()),
  /** Those whose first reply came after it was due, or is overdue. */
  late: z.number(),
});
export type WeekOfReport = DeepReadonly<z.infer<typeof weekSchema>>;

const countSchema = z.object({ name: z.string(), received: z.number(), answered: z.number() });
export type CountOf = DeepReadonly<z.infer<typeof countSchema>>;

export const reportsResponseSchema = z.object({
  weeks: z.array(weekSchema),
  pages: z.array(countSchema),
  countries: z.array(countSchema),
  outcomes: z.array(z.object({ name: z.string(), count: z.number() })),
  /** The response target in working time. */
  targetMs: z.number(),
});
export type Reports = DeepReadonly<z.infer<typeof reportsResponseSchema>>;
