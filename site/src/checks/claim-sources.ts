import { passagesOf } from './passages.ts';
import type { Check } from '#catalogue/check.ts';

/** Only service pages have source lines at their foot; elsewhere a claim's note would lead nowhere. */
export const claimSources: Check = (content) =>
  passagesOf(content)
    .filter(({ file }) => !file.startsWith('services/'))
    .flatMap(({ file, field, parts }) =>
      parts
        .filter((part) => part.kind === 'claim')
        .map(({ id }) => ({
          file,
          field,
          problem: `uses the claim “${id}” on a page that shows no sources.`,
          fix: 'Say it on a service page, or without the fact.',
        })),
    );
