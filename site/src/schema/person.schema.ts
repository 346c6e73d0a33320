import { z } from 'zod';
import { portraitPicture, sample, sentence, title } from './words.schema.ts';

export const personSchema = z.strictObject({
  sample,
  order: z.number().int().min(1).describe('The place in the row of people.'),
  name: title.describe('The name, as people say it.'),
  role: title.describe('What they do here, in a few words.'),
  ask: sentence.describe('What to ask them: something they alone answer well.'),
  picture: portraitPicture
    .optional()
    .describe('A photograph or a drawing of them; without one their initials are drawn.'),
});

export type PersonFile = z.infer<typeof personSchema>;
