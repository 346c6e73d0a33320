import type { BrowserContext, Page } from '@playwright/test';

/**
 * What the same key costs on a page with nothing but a frame around one of some words: the browser, its painter
 * and whatever else runs on this machine. Measured in turns with the desk.
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
