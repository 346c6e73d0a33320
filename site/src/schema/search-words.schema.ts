import { z } from 'zod';
import { title } from './words.schema.ts';

/** Words visitors type into the search that the page they mean does not hold itself. */
export const searchWordsSchema = z.array(
  z.strictObject({
    page: z
      .string({ error: 'must be written as text' })
      .regex(/^[a-z]+:[a-z0-9-]+$/, { error: 'must name a page as links do, as in page:contact' })
      .describe('The page, named as in a link: service:seo or page:contact.'),
    words: z.array(title).min(1).describe('What visitors call it, each word once.'),
  }),
);
