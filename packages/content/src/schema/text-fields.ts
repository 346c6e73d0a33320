import { z } from 'zod';
import type { Referable } from './field.ts';
import { pictureFolder, pictureRules, type PictureUse } from './picture-rules.ts';
import { parseRichText } from './rich-text.ts';

/** Building blocks of all content schemas. Each error is a sentence that says how to fix it. */

const between = (min: number, max: number) =>
  z
    .string({ error: 'must be written as text' })
    .trim()
    .min(min, { error: `needs at least ${min} characters` })
    .max(max, { error: `may have at most ${max} characters` });

/** Marks an identifier or a URL: it is not text, so no text check applies. */
export const forMachines = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ forMachines: true });

export const slug = forMachines(
  z
    .string({ error: 'must be written as text' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case words joined by hyphens' }),
);

/** The slug of another entry: a form offers the existing ones, and the reader resolves it. */
export const nameOf = (kind: Referable) => slug.meta({ refersTo: kind });

/** A page, named as in links: service:seo, page:contact. */
export const pageName = forMachines(
  z
    .string({ error: 'must be written as text' })
    .regex(/^[a-z]+:[a-z0-9-]+$/, { error: 'must name a page as links do, as in page:contact' }),
);

/** A URL outside this site. */
export const webUrl = forMachines(z.url());

/** A name or heading on one line. */
export const title = between(2, 60).describe('A few words on one line.');

/** A sentence without markup, for titles, labels and alternative texts. */
export const plainSentence = between(3, 220).describe('A sentence or two, without markup.');

/** A sentence with markup: *emphasis*, [links](service:seo) and [claim:id]. */
export const sentence = between(3, 220)
  .transform(parseRichText)
  .describe('A sentence or two. *Emphasis* and [words](service:seo) are allowed.');

/** A paragraph in running text, with the same markup. */
export const paragraph = between(20, 700)
  .transform(parseRichText)
  .describe('A short paragraph. *Emphasis* and [words](service:seo) are allowed.');

/** The meta description. */
export const summary = between(70, 160).describe(
  'The description search engines show, 70 to 160 characters.',
);

/** The path of a picture below content/. A form offers to upload one. */
const pictureFor = (use: PictureUse, example: string) =>
  z
    .string({ error: 'must be written as text' })
    .regex(
      new RegExp(
        `^${pictureFolder}/(?:[a-z0-9-]+/)*[a-z0-9-]+\\.(?:${pictureRules[use].endings.join('|')})$`,
      ),
      { error: `must be the path of a file in content/pictures, such as ${example}` },
    )
    .meta({ pictureFor: use });

/** A photograph or a screenshot. */
export const picture = pictureFor('cover', 'pictures/warehouse.jpg');

/** A portrait. */
export const portraitPicture = pictureFor('portrait', 'pictures/asha.jpg');

/** A logo. */
export const logoPicture = pictureFor('logo', 'pictures/client.svg');

export const isoDate = z.iso.date({ error: 'must be a date such as 2026-11-15' });

/** The day a person last reviewed the whole page; `npm run content:report` lists old ones. */
export const reviewed = isoDate.describe('The day a person last read the whole page.');

export const titled = z.strictObject({
  title: title.describe('The heading: a few words, no full stop.'),
  text: paragraph.describe('One short paragraph under the heading.'),
});

/** Samples are placeholders for facts the company has not confirmed; `npm run launch-check` lists them. */
export const sample = z
  .boolean({ error: 'must be true or false' })
  .describe('On while this is invented to show the page; off once it is a fact.');

/** For a statement about our own server. */
export const needsServer = z
  .enum(['server'])
  .optional()
  .describe('“server” for a statement about our own server: a site without one leaves it out.');

/** For facts that only the company can confirm: the owner, and the day by which they must be checked again. */
export const answeredFor = {
  sample,
  owner: title.describe('Who confirms it, by their role.'),
  expires: isoDate.describe('The day by which its owner looks at it again; lists remind of it.'),
};
