import { z } from 'zod';
import { answeredFor, plainSentence, slug } from './text-fields.ts';

/** The unit of a fact: a length of time, people, or a currency. */
export const factUnits = [
  'minutes',
  'hours',
  'days',
  'business days',
  'weeks',
  'months',
  'quarters',
  'years',
  'people',
  'USD',
  'EUR',
  'GBP',
  'INR',
] as const;

export type FactUnit = (typeof factUnits)[number];

const amount = z.number({ error: 'must be a number' }).int().min(1);

const fact = z
  .strictObject({
    about: plainSentence.describe('What it is, for the person who confirms it. No page shows it.'),
    unit: z
      .enum(factUnits)
      .optional()
      .describe('What it is counted in. Leave it empty for a promise without a number.'),
    least: amount.optional().describe('At least, in whole numbers.'),
    most: amount.optional().describe('At most; the same as least where there is no range.'),
    words: plainSentence
      .optional()
      .describe('What pages say. Leave it empty, and it is made of the numbers above.'),
    ...answeredFor,
  })
  .refine(({ unit, least, most, words }) => (unit && least && most) ?? words, {
    error: 'needs a unit with least and most, or words',
  })
  .refine(({ least = 0, most = least }) => least <= most, {
    path: ['most'],
    error: 'ends before it begins',
  });

/** Our prices, durations, team sizes and targets, by the id that [fact:id] uses. */
export const factsSchema = z.record(slug, fact);

export type FactFile = z.infer<typeof fact>;
