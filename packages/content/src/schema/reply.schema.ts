import { templateFieldList as known, unknownFields } from '@studio/contract/desk/reply-text';
import { z } from 'zod';
import { forMachines, nameOf, title } from './text-fields.ts';

/** A reply template. The desk reads it; no page shows it. */
export const replySchema = z.strictObject({
  name: title.max(40).describe('What sales people choose it by.'),
  order: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('The place in the row above a reply; those without one come last.'),
  facts: z
    .array(nameOf('facts'))
    .optional()
    .describe(
      'The prices, durations and promises that the text states. It must use the words of each, so that no reply states an old one.',
    ),
  // Its fields and brackets are valid here, so the checks of pages skip it.
  text: forMachines(
    z
      .string({ error: 'must be written as text' })
      .trim()
      .min(20)
      .max(2_000)
      .refine((text) => unknownFields(text).length === 0, {
        error: `may hold the fields ${known}; what a person fills in is in [brackets]`,
      }),
  ).describe(`The text. ${known} are filled in by themselves, [words in brackets] by hand.`),
});
