import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { decided } from './outcome.ts';

/** A win rate is shown from so many decided enquiries on; below that it would be mostly chance. */
export const RATE_FROM = 20;

const decidedCountSchema = z.object({ name: z.string(), won: z.number(), lost: z.number() });
export type DecidedCount = DeepReadonly<z.infer<typeof decidedCountSchema>>;

/** The share of those won, in whole percent; undefined where too few are decided. */
export const winRate = ({ won, lost }: Pick<DecidedCount, 'won' | 'lost'>): number | undefined =>
  won + lost < RATE_FROM ? undefined : Math.round((won / (won + lost)) * 100);

/** What was closed in these weeks, by the day it was closed. */
export const outcomeReportSchema = z.object({
  /** Every week of the period, by its Monday. */
  weeks: z.array(decidedCountSchema),
  /** By the service whose page they came from; empty where they came from none. */
  services: z.array(decidedCountSchema),
  /** By the page the form was on. */
  pages: z.array(decidedCountSchema),
  /** How many were closed with each outcome. */
  outcomes: z.array(z.object({ name: z.string(), count: z.number() })),
  /** Of each outcome, how often each reason was chosen; an empty name where none was. */
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
