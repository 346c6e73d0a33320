import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

const weekSchema = z.object({
  /** Its Monday, by the office's calendar. */
  week: z.string(),
  /** All that came, spam too. The rest is about those that count as asked (queues.ts). */
  received: z.number(),
  answered: z.number(),
  /** Without an answer, also where it was closed without a word. */
  waiting: z.number(),
  /** To the first answer; unanswered enquiries count with the time so far. Null without enquiries. */
  medianMs: z.nullable(z.number()),
  medianWorkingMs: z.nullable(z.number()),
  /** Nine of ten had theirs within this; only from ten on. */
  nineOfTenMs: z.nullable(z.number()),
  nineOfTenWorkingMs: z.nullable(z.number()),
  /** Working time to each first answer, the shortest first; of very many, some spread evenly. */
  answersMs: z.array(z.number()),
  /** Those whose first answer came after it was due, or is due and has not come. */
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
  /** Working time within which an answer was promised. */
  targetMs: z.number(),
});
export type Reports = DeepReadonly<z.infer<typeof reportsResponseSchema>>;
