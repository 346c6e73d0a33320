import { z } from 'zod';
import { nameOf, plainSentence, title } from './text-fields.ts';

export const categorySchema = z.strictObject({
  order: z.number().int().min(1).max(5).describe('The place in the menus, 1 to 5.'),
  plane: z
    .number()
    .int()
    .min(0)
    .max(4)
    .describe('Which plane of the five-layer drawing belongs to it, 0 is the top one.'),
  name: title.describe('The name in the menus.'),
  layer: title.describe('What this layer is in the home page’s drawing, in two or three words.'),
  description: plainSentence.describe('One or two sentences beside the name.'),
  services: z
    .array(
      z.strictObject({
        service: nameOf('services').describe('The service this entry leads to.'),
        name: title
          .optional()
          .describe('Only where the menu calls it by another name than its own.'),
        line: plainSentence.optional().describe('Only where this entry needs a line of its own.'),
      }),
    )
    .min(1)
    .describe('The services of this group, in the order of the menu.'),
});

export type CategoryFile = z.infer<typeof categorySchema>;
