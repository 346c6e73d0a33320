import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';

/** The pages that list sources at their foot; elsewhere a claim's number would lead nowhere. */
const withSources = /^(?:services\/|pages\/proof\.yaml$)/;

export const claimSources: Check = (content) =>
  passagesOf(content)
    .filter(({ file }) => !withSources.test(file))
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
