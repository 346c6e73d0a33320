import type { Page } from '@playwright/test';
import { expect } from '../tests/support/test.ts';

/** A screen, and the words that show on it that something happened. */
export interface Sight {
  readonly page: Page;
  /** A selector of CSS. */
  readonly place: string;
  readonly words: string;
}

/** When the words are there, frame by frame: an assertion looks only once a second. */
const shownAt = ({ page, place, words }: Sight): Promise<number> =>
  page.evaluate(
    async (sight) => {
      const isShown = () =>
        [...document.querySelectorAll(sight.place)].some((element) =>
          element.textContent.replaceAll(/\s+/gu, ' ').includes(sight.words),
        );
      while (!isShown()) await new Promise(requestAnimationFrame);
      return Date.now();
    },
    { place, words },
  );

/** Milliseconds from the deed until the last of the screens shows it. */
export async function seenAfter(
  deed: () => Promise<unknown>,
  sights: readonly Sight[],
): Promise<number> {
  // What is there already would seem to be seen at once.
  for (const { page, place, words } of sights)
    await expect(page.locator(place).filter({ hasText: words })).toHaveCount(0);
  const shown = sights.map(shownAt);
  const began = Date.now();
  await deed();
  return Math.max(...(await Promise.all(shown))) - began;
}
