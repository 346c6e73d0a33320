import { z } from 'zod';
import { parseRichText } from './rich-text.ts';

/** Building stones of every content file. Each refuses in a sentence that says how to mend it. */

const between = (min: number, max: number) =>
  z
    .string({ error: 'must be written as text' })
    .trim()
    .min(min, { error: `needs at least ${min} characters` })
    .max(max, { error: `may have at most ${max} characters` });

export const slug = z
  .string({ error: 'must be written as text' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by hyphens' });

/** A name or heading on one line. */
export const title = between(2, 60).describe('A few words on one line.');

/** A sentence that reaches places where markup has no meaning: a title, a label, a picture's text. */
export const plainSentence = between(3, 220).describe('A sentence or two, without markup.');

/** A sentence in running text. May hold *emphasis*, [links](service:seo) and [claim:id]. */
export const sentence = between(3, 220)
  .transform(parseRichText)
  .describe('A sentence or two. *Emphasis* and [words](service:seo) may stand in it.');

/** A paragraph in running text, with the same markup. */
export const paragraph = between(20, 700)
  .transform(parseRichText)
  .describe('A short paragraph. *Emphasis* and [words](service:seo) may stand in it.');

/** The description search engines show. */
export const summary = between(70, 160).describe(
  'The description search engines show, 70 to 160 characters.',
);

export const isoDate = z.iso.date({ error: 'must be a date such as 2026-11-15' });

/** A page says when somebody last read all of it; `npm run content:report` lists those of long ago. */
export const reviewed = isoDate.describe('The day somebody last read the whole page.');

export const titled = z.strictObject({
  title: title.describe('The heading: a few words, no full stop.'),
  text: paragraph.describe('One short paragraph under the heading.'),
});

/** Samples stand in for facts the company has not confirmed; `npm run launch-check` lists them. */
export const sample = z
  .boolean({ error: 'must be true or false' })
  .describe('true while this is invented to show the page; false once it is a fact.');
