import { blank, readAnswers, type Answers } from '@studio/sheet/answers.ts';
import { answersOf } from '@studio/sheet/facts.ts';
import { impliedBy } from '@studio/sheet/implied.ts';
import { startFragment } from '@studio/sheet/link.ts';
import type { Rules } from '@studio/sheet/rules.schema.ts';
import type { WrittenAnswers } from '@studio/sheet/written-answers.schema.ts';
import { fixedPages } from '#reader/paths.ts';
import type { SheetLink } from '#schema/entries.ts';

/** Links from pages to prefilled sheets. The answers are after the #, so no server sees them. */

const pathOf = (answers: Answers): string => fixedPages.sheet + startFragment(answers);

const read = (written: WrittenAnswers): Answers => readAnswers({ version: 1, ...written }) ?? blank;

export const sheetOfProject = (written: WrittenAnswers): string => pathOf(read(written));

export const sheetOfService = (slug: string, rules: Rules): string =>
  pathOf(answersOf(impliedBy(slug, rules)));

/** The paths of thumbnails of sheets. */
export const sheetPictures = {
  of: (name: string): string => `/sheets/${slugOf(name)}.svg`,
  /** A picture in which the first examples are drawn one after another. */
  drawing: '/sheets/drawing.svg',
} as const;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const exampleSheets = ({ examples }: Rules): SheetLink[] =>
  examples.map(({ name, line, answers: written }) => {
    const answers = read(written);
    return { name, line, href: pathOf(answers), answers, picture: sheetPictures.of(name) };
  });
