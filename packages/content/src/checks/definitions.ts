import { plainText } from '#schema/rich-text.ts';
import type { Check } from '#reader/check.ts';

/** A highlighted definition needs its term, and the text has to begin with it. */
export const definitions: Check = (content) =>
  content.services.flatMap(({ file, value: { intro } }) => {
    const found = (problem: string, fix: string) => ({ file, field: 'intro.term', problem, fix });
    if (intro.term === undefined)
      return intro.style === 'definition'
        ? found('is missing, and the style is definition.', 'Add the words the text begins with.')
        : [];
    return plainText(intro.text.slice(0, 1)).startsWith(intro.term)
      ? []
      : found(`is “${intro.term}”, but the text begins otherwise.`, 'Begin the text with it.');
  });
