import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { readPeriod } from './visit-period.ts';

/** The last whole week if no period is named. */
export const visitsRequestSchema = z.strictObject({
  period: z.optional(z.string().check(z.refine((name) => readPeriod(name) !== undefined))),
});

const viewsSchema = z.object({
  views: z.number(),
  /** Pages a browser fetched before anyone clicked: up to so many more views. */
  ahead: z.number(),
});
export type Views = DeepReadonly<z.infer<typeof viewsSchema>>;

/** Null where the sum is too small to be shown. */
const sumSchema = z.nullable(viewsSchema);
const smallSchema = z.nullable(z.number());

const namedSchema = z.extend(viewsSchema, { name: z.string() });
export type NamedViews = DeepReadonly<z.infer<typeof namedSchema>>;

const stepSchema = z.extend(viewsSchema, { from: z.string(), to: z.string() });
export type Step = DeepReadonly<z.infer<typeof stepSchema>>;

const outcomeSchema = z.object({
  enquiries: z.number(),
  answered: z.number(),
  won: z.number(),
});
export type Outcome = DeepReadonly<z.infer<typeof outcomeSchema>>;

/** An answer to “How did you find us?”; null for words that few used. */
const foundUsSchema = z.extend(outcomeSchema, { answer: z.nullable(z.string()) });
export type FoundUs = DeepReadonly<z.infer<typeof foundUsSchema>>;

const pageSchema = z.extend(outcomeSchema, {
  name: z.string(),
  views: sumSchema,
  /** Views that came from outside the site. */
  entries: sumSchema,
});
export type VisitedPage = DeepReadonly<z.infer<typeof pageSchema>>;

export const visitReportSchema = z.object({
  period: z.string(),
  /** Null where there is nothing before, or nothing yet after it. */
  earlier: z.nullable(z.string()),
  later: z.nullable(z.string()),
  /** The month of this week, or the last week of this month. */
  otherKind: z.string(),
  /** The first day with a count; null where page views are not counted. */
  countedFrom: z.nullable(z.string()),
  totals: z.extend(outcomeSchema, {
    entries: sumSchema,
    servicePages: sumSchema,
    opened: sumSchema,
    begun: smallSchema,
  }),
  /** Rows below are the largest first; the small ones are together in `other`. */
  sources: z.array(namedSchema),
  hosts: z.array(namedSchema),
  campaigns: z.array(namedSchema),
  entryPages: z.array(namedSchema),
  servicePages: z.array(namedSchema),
  forms: z.array(z.object({ page: z.string(), opened: sumSchema, begun: smallSchema })),
  /** From a kind of source to the page it led to. */
  arrivals: z.array(stepSchema),
  /** From one page of this site to another. */
  steps: z.array(stepSchema),
  pages: z.array(pageSchema),
  /** Pages that were not found, and the page of this site that links there. */
  missing: z.array(stepSchema),
  /** Searched for and not found. */
  words: z.array(namedSchema),
  /** Empty where the form does not ask, or no one answered. */
  foundUs: z.array(foundUsSchema),
  /** Twelve periods, the chosen one last. */
  history: z.object({
    periods: z.array(z.string()),
    sources: z.array(z.object({ name: z.string(), entries: z.array(smallSchema) })),
    enquiries: z.array(z.number()),
  }),
});
export type VisitReport = DeepReadonly<z.infer<typeof visitReportSchema>>;
