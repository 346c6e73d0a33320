import { z } from 'zod';
import { extrasSchema } from './extras.schema.ts';
import { isoDate, paragraph, sentence, slug, summary, title } from './text-fields.ts';

export const legalSchema = z.strictObject({
  title,
  summary,
  updated: isoDate.describe('The day the text last changed.'),
  readByLawyer: isoDate
    .describe('The day a lawyer last read the text. Leave it empty until one has.')
    .optional(),
  opening: sentence.describe('The whole page in one or two plain sentences.'),
  sections: z
    .array(
      z.strictObject({
        id: slug.describe('The anchor in the table of contents.'),
        title,
        needs: extrasSchema
          .keyof()
          .optional()
          .describe('The extra this section is about: while it is off, the section is left out.'),
        paragraphs: z.array(paragraph).default([]),
        list: z.array(sentence).default([]).describe('Points under the paragraphs, if any.'),
      }),
    )
    .min(2),
});

export type LegalFile = z.infer<typeof legalSchema>;
