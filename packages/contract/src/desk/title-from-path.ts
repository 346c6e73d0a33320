/** The title of a page from its path: the last part as words, capitalized. */
export const titleFromPath = (path: string): string =>
  (path.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll('-', ' ')
    .replace(/\b./gu, (letter) => letter.toUpperCase());
