import type { Locator } from '@playwright/test';

/** On how many lines the words of an element are shown. */
export const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    return new Set(bottoms).size;
  });
