import { z } from 'zod';
import { portraitPicture, sample, sentence, title } from './text-fields.ts';

const faces = ['tied-back', 'glasses', 'chin-length'] as const;

export const personSchema = z
  .strictObject({
    sample,
    order: z.number().int().min(1).describe('The place in the row of people.'),
    name: title.describe('The name, as people say it.'),
    role: title.describe('What they do here, in a few words.'),
    ask: sentence.describe('What to ask them: something they alone answer well.'),
    picture: portraitPicture
      .optional()
      .describe('A photograph or a drawing of them; without one their initials are drawn.'),
    face: z
      .enum(faces)
      .optional()
      .describe('A drawn face for an invented person, shown while there is no picture.'),
  })
  .refine(({ sample, face }) => sample || face === undefined, {
    path: ['face'],
    error: 'is drawn for invented people; leave it out, and add a picture if they gave you one',
  });

export type PersonFile = z.infer<typeof personSchema>;
