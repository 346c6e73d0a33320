import type { Content } from '#reader/load-content.ts';
import { passagesIn } from './passages.ts';
import type { OwnText } from './text-similarity.ts';

/** Files that become a page of their own. */
const pageFile = /^(?:legal|pages|projects|services|vacancies)\//;

/** Text in a page's file that is shown elsewhere: in menus, search results, or on every service page. */
const readElsewhere =
  /^(?:menuName|line|summary|coverText|drawings\..+|case\.steps\..+\.drawing|why\..+)$/;

export const ownTexts = (content: Content): OwnText[] =>
  content.files
    .filter(({ file }) => pageFile.test(file))
    .map((page) => ({
      file: page.file,
      passages: passagesIn(page)
        .filter(({ field }) => !readElsewhere.test(field))
        .map(({ words }) => words),
    }));
