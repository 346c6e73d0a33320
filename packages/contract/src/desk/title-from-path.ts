/** What a page is called by its address alone: the last part of it as words, each with a capital. */
export const titleFromPath = (path: string): string =>
  (path.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll('-', ' ')
    .replace(/\b./gu, (letter) => letter.toUpperCase());
