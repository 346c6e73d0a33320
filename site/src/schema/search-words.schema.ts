import { z } from 'zod';
import { pageName, title } from './words.schema.ts';

/** Words visitors type into the search that the page they mean does not hold itself. */
export const searchWordsSchema = z.array(
  z.strictObject({
    page: pageName.describe('The page, named as in a link: service:seo or page:contact.'),
    words: z.array(title).min(1).describe('What visitors call it, each word once.'),
  }),
);
