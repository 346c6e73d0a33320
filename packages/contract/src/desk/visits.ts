import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { readPeriod } from './visit-period.ts';

/** The last full week if no period is given. */
export const visitsRequestSchema = z.strictObject({
  period: z.optional(z.string().check(z.refine((name) => readPeriod(name) !== undefined))),
});

const viewsSchema = z.object({
  views: z.number(),
  /** Pages prefetched by a browser before a click: at most this many more views. */
  ahead: z.number(),
});
export type Views = DeepReadonly<z.infer<typeof viewsSchema>>;

/** Null if the sum is too small to be shown. */
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

/** An answer to “How did you find us?”; null for rare ones. */
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
  /** Null if there is no period before, or none after. */
  earlier: z.nullable(z.string()),
  later: z.nullable(z.string()),
  /** The month of this week, or the last week of this month. */
  otherKind: z.string(),
  /** The first day with a count; null if page views are not counted. */
  countedFrom: z.nullable(z.string()),
  totals: z.extend(outcomeSchema, {
    entries: sumSchema,
    servicePages: sumSchema,
    opened: sumSchema,
    begun: smallSchema,
  }),
  /** The following rows are sorted by size; the small ones are together in `other`. */
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
  /** Pages that were not found, and the page of this site that links to them. */
  missing: z.array(stepSchema),
  /** Searches without a result. */
  words: z.array(namedSchema),
  /** Empty if the form does not ask, or no one answered. */
  foundUs: z.array(foundUsSchema),
  /** Twelve periods, ending with the chosen one. */
  history: z.object({
    periods: z.array(z.string()),
    sources: z.array(z.object({ name: z.string(), entries: z.array(smallSchema) })),
    enquiries: z.array(z.number()),
  }),
});
export type VisitReport = DeepReadonly<z.infer<typeof visitReportSchema>>;
