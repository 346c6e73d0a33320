import * as z from 'zod/mini';
import { closeReasons, valueViewSchema } from './outcome.ts';

/** The currencies that can be chosen: those of the countries that most enquiries come from. */
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

/** In whole units: it is a guess in most cases. */
export const AMOUNT_AT_MOST = 999_999_999_999;

/** What an event records of a closing. What a request may contain is in requests.schema.ts. */
export const closingViewSchema = z.object({
  reason: z.enum(closeReasons),
  why: z.optional(z.string()),
  value: z.optional(valueViewSchema),
});
