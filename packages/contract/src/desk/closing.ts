import * as z from 'zod/mini';
import { closeReasons, valueViewSchema } from './outcome.ts';

/** The currencies to choose from: those of the countries that most enquiries come from. */
export const currencies = [
  'INR',
  'USD',
  'EUR',
  'GBP',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'DKK',
  'JPY',
  'NOK',
  'NZD',
  'SEK',
  'SGD',
  'ZAR',
] as const;
export type Currency = (typeof currencies)[number];

/** In whole units, because it is usually an estimate. */
export const AMOUNT_AT_MOST = 999_999_999_999;

/** The part of an event that records a closing. requests.schema.ts says what a request may contain. */
export const closingViewSchema = z.object({
  reason: z.enum(closeReasons),
  why: z.optional(z.string()),
  value: z.optional(valueViewSchema),
});
