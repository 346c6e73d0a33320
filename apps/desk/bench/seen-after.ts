import type { Page } from '@playwright/test';
import { expect } from '../tests/support/test.ts';

/** A screen, and the text that shows that something happened. */
export interface Sight {
  readonly page: Page;
  /** A CSS selector. */
  readonly place: string;
  readonly words: string;
}

/** When the text appears, checked every frame: an assertion checks only once a second. */
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

/** Milliseconds from the action until the last of the screens shows it. */
export async function seenAfter(
  deed: () => Promise<unknown>,
  sights: readonly Sight[],
): Promise<number> {
  // Text that is already there would seem to appear at once.
  for (const { page, place, words } of sights)
    await expect(page.locator(place).filter({ hasText: words })).toHaveCount(0);
  const shown = sights.map(shownAt);
  const began = Date.now();
  await deed();
  return Math.max(...(await Promise.all(shown))) - began;
}
