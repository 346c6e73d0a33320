import type { BrowserContext, Page } from '@playwright/test';

/**
 * The cost of the same key press on a page with only a frame around some words: the browser, its painter and whatever
 * else runs on this machine. Measured alternately with the desk.
 */
export async function openBaselinePage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent('<p tabindex="-1">one</p><p tabindex="-1">two</p>');
  await page.evaluate(() => {
    const places = [...document.querySelectorAll('p')];
    document.addEventListener('keydown', () => {
      places.find((place) => place !== document.activeElement)?.focus();
    });
  });
  return page;
}
