import type { Locator } from '@playwright/test';

/** The number of lines of an element's text. */
export const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    return new Set(bottoms).size;
  });
