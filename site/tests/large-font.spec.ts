import { expect, test } from '@playwright/test';
import { pageOfEachKind } from '#page-map/page-kinds.ts';
import { textFaults } from './text-faults.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Words of headings that end on another line than they began; a hyphen says that they may. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (range.getClientRects().length > 1 && !/[-\u00AD]/.test(word)) broken.push(word);
      }
  }
  return broken;
}

for (const size of [24, 32])
  test.describe(`with a default font of ${size} px on a phone`, () => {
    test.beforeEach(async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    });

    for (const path of [...pageOfEachKind(), '/no-such-page'])
      test(`${path} is read without scrolling sideways`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect.soft(await page.evaluate(textFaults)).toEqual([]);
        expect.soft(await page.evaluate(brokenWords)).toEqual([]);
      });

    test('the menu is reached and left by hand', async ({ page }) => {
      await page.goto('/');
      const burger = page.getByRole('button', { name: 'Open menu' });
      await expect(burger).toBeInViewport({ ratio: 1 });
      await burger.click();
      await page.getByRole('dialog').getByText('Development', { exact: true }).click();
      expect(await page.evaluate(textFaults)).toEqual([]);
      const close = page.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
