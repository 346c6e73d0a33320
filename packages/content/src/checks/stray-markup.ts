import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';

/** Markup that the schema did not parse would be shown to the reader. */
const stray = /\[[^\]]*\]?(?:\([^)]*\)?)?|\*\S*|~~\S*/;

export const strayMarkup: Check = (content) =>
  passagesOf(content).flatMap(({ file, field, words }) => {
    const [found] = stray.exec(words) ?? [];
    if (!found) return [];
    return {
      file,
      field,
      problem: `would show the marks “${found}” to the reader.`,
      fix: 'Correct them to *emphasis*, [words](service:seo) or [claim:id]; titles and labels take plain words alone.',
    };
  });
