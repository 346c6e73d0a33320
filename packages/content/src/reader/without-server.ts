import { formNoticesSchema } from '#schema/form-notice.schema.ts';
import { legalSchema } from '#schema/legal.schema.ts';
import type { PageFile } from '#schema/page.schema.ts';
import { hasServices } from './own-services.ts';
import type { ContentReader } from './read-files.ts';

type AnswerGroups = PageFile<'security'>['answers']['groups'];

/** The texts about a visitor's data, each with its replacement on a site without its own server. */
const replacements: readonly (readonly [served: string, alone: string])[] = [
  ['form-notices.yaml', 'without-server/form-notices.yaml'],
  ['legal/privacy.yaml', 'without-server/privacy.yaml'],
];

/** Of two such texts the one that pages show; any other file unchanged. */
export const shownFile = (file: string): string =>
  replacements.find(([served]) => served === file && !hasServices())?.[1] ?? file;

/** The file that this one replaces, which has the same path on the site; any other file unchanged. */
export const replacedFile = (file: string): string =>
  replacements.find(([, alone]) => alone === file)?.[0] ?? file;

/** The file, and the one that replaces it on a site without its own server. */
export const inBothWays = (file: string): readonly string[] => [
  file,
  ...replacements.flatMap(([served, alone]) => (served === file ? [alone] : [])),
];

/** True for a text that no page shows, because it belongs to the other variant. */
export const isOtherWay = (file: string): boolean => shownFile(replacedFile(file)) !== file;

/** The items to show: a site without its own server has none about it. */
export const shownItems = <Item extends { readonly needs?: 'server' | undefined }>(
  items: readonly Item[],
): Item[] => items.filter(({ needs }) => needs !== 'server' || hasServices());

/** The groups of answers to show, without a group of which no answer is left. */
export const shownAnswers = (groups: AnswerGroups): AnswerGroups =>
  groups
    .map((group) => ({ ...group, items: shownItems(group.items) }))
    .filter(({ items }) => items.length > 0);

/**
 * The notices and legal pages to show, and those of the other variant, which are validated as well. Content of an
 * earlier version has no texts for a site without a server; they are missing only where they would be shown.
 */
export function readTexts(read: ContentReader) {
  const served = read.file('form-notices.yaml', formNoticesSchema);
  const legal = read.folder('legal', legalSchema);
  const [notices, privacy] = hasServices()
    ? [
        read.optional('without-server/form-notices.yaml', formNoticesSchema),
        read.optional('without-server/privacy.yaml', legalSchema),
      ]
    : [
        read.file('without-server/form-notices.yaml', formNoticesSchema),
        read.file('without-server/privacy.yaml', legalSchema),
      ];
  const all = [...legal, ...(privacy ? [privacy] : [])];
  return {
    formNotices: hasServices() ? served : notices,
    legal: all
      .filter(({ file }) => !isOtherWay(file))
      .sort((a, b) => a.slug.localeCompare(b.slug, 'en')),
    otherWay: [...all, served, notices].flatMap((text) =>
      text && isOtherWay(text.file) ? [text] : [],
    ),
  };
}
