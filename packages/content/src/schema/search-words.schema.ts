import { z } from 'zod';
import { forMachines, pageName, plainSentence, title } from './text-fields.ts';

/** Typed by visitors and shown on no page, so a digit in it is not a claim. */
const typed = z.array(forMachines(title)).min(1);

/** Search words of visitors that the pages do not contain. */
export const searchWordsSchema = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        page: pageName.describe('The page, named as in a link: service:seo or page:contact.'),
        words: typed.describe('What visitors call it, each word once.'),
      }),
    )
    .describe('Words that lead to a page.'),
  unanswered: z
    .array(
      z.strictObject({
        words: typed.describe('What visitors call the subject.'),
        say: plainSentence.describe('What the search says; a link to the contact page follows it.'),
      }),
    )
    .describe('Subjects visitors ask for that no page is about yet.'),
  none: plainSentence.describe(
    'What the search says when it finds nothing; the same link follows.',
  ),
});

export type SearchWordsFile = z.infer<typeof searchWordsSchema>;
