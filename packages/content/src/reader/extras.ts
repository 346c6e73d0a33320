import type { Extra, Extras } from '#schema/extras.schema.ts';
import { fixedPages } from './paths.ts';

/** The content files that only extras show. Everything an extra removes follows from this table. */
const shownBy: readonly (readonly [RegExp, ...Extra[]])[] = [
  [/^(?:pages\/)?sheet\.yaml$/, 'sheet'],
  [/^finder\.yaml$/, 'finder'],
  [/^pages\/terms-of-work\.yaml$/, 'termsOfWork'],
  [/^(?:pages\/security|nda)\.yaml$/, 'security'],
  [/^people\//, 'people'],
  [/^(?:pages\/search|search-words)\.yaml$/, 'search'],
];

/** True for a file that no page shows, because every extra that would show it is off. */
export const isOffFile = (file: string, extras: Extras): boolean =>
  shownBy.some(([files, ...by]) => files.test(file) && by.every((extra) => !extras[extra]));

/** The file of a link target: page:sheet, file:nda. */
const fileOf = (target: string): string =>
  target.replace(/^page:(.+)$/, 'pages/$1.yaml').replace(/^file:(.+)$/, '$1.yaml');

/** True for a link to a page or a file that is off. */
export const isOffLink = (target: string, extras: Extras): boolean =>
  isOffFile(fileOf(target), extras);

/** The paths of pages that are off. */
export const offPaths = (extras: Extras): string[] =>
  Object.entries(fixedPages).flatMap(([name, address]) =>
    isOffLink(`page:${name}`, extras) ? address : [],
  );
