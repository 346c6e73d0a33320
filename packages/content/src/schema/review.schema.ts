import { z } from 'zod';
import { logoPicture, sample, title } from './text-fields.ts';

export const reviewSchema = z.strictObject({
  sample,
  order: z.number().int().min(1).max(5).describe('The place in the carousel, 1 to 5.'),
  label: title
    .max(30, { error: 'may have at most 30 characters, which fit under the drawn mark' })
    .describe('The client label under the drawn mark; beside a logo, whose logo it is.'),
  logo: logoPicture
    .optional()
    .describe(
      'The client’s logo in the place of the drawn mark: an SVG, or a PNG 456 pixels wide or more.',
    ),
  review: z.string().trim().min(40).max(220).describe('What the client said, word for word.'),
  clientName: title.describe('The name of the person.'),
  clientOccupation: title.describe('Their role and line of business.'),
});

export type ReviewFile = z.infer<typeof reviewSchema>;
