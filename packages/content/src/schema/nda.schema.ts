import { z } from 'zod';
import { isoDate, plainSentence, sample, title } from './text-fields.ts';

/** Plain text without markup. The parties are the company and a blank line. */
export const ndaSchema = z.strictObject({
  sample,
  title,
  updated: isoDate.describe('The day the text last changed.'),
  readByLawyer: isoDate
    .describe('The day a lawyer last read the text. Leave it empty until one has.')
    .optional(),
  opening: plainSentence.describe('What the agreement is for, before its clauses.'),
  clauses: z
    .array(
      z.strictObject({
        title: title.describe('What the clause is about.'),
        text: z.array(plainSentence).min(1).describe('Its sentences.'),
      }),
    )
    .min(3),
});

export type NdaFile = z.infer<typeof ndaSchema>;
