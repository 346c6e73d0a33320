import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { decided } from './outcome.ts';

/** A win rate is shown from this many decided enquiries on; with fewer it would be mostly chance. */
export const RATE_FROM = 20;

const decidedCountSchema = z.object({ name: z.string(), won: z.number(), lost: z.number() });
export type DecidedCount = DeepReadonly<z.infer<typeof decidedCountSchema>>;

/** The share of those won, in whole percent; undefined if too few are decided. */
export const winRate = ({ won, lost }: Pick<DecidedCount, 'won' | 'lost'>): number | undefined =>
  won + lost < RATE_FROM ? undefined : Math.round((won / (won + lost)) * 100);

/** Enquiries closed in these weeks, by the day of closing. */
export const outcomeReportSchema = z.object({
  /** Every week of the period, by its Monday. */
  weeks: z.array(decidedCountSchema),
  /** By the service whose page they came from; empty if none. */
  services: z.array(decidedCountSchema),
  /** By the page of the form. */
  pages: z.array(decidedCountSchema),
  /** How many were closed with each outcome. */
  outcomes: z.array(z.object({ name: z.string(), count: z.number() })),
  /** How often each reason was chosen, by outcome; an empty name for none. */
  reasons: z.array(z.object({ outcome: z.string(), name: z.string(), count: z.number() })),
  /** The stated values, by currency. Currencies are never added up. */
  values: z.array(
    z.object({
      outcome: z.enum(decided),
      currency: z.string(),
      count: z.number(),
      amount: z.number(),
    }),
  ),
});
export type OutcomeReport = DeepReadonly<z.infer<typeof outcomeReportSchema>>;
