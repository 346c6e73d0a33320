import { expect, test } from '@playwright/test';
import { pageOfEachKind } from '#page-map/page-kinds.ts';
import { brokenWords } from './broken-words.ts';
import { textFaults } from './text-faults.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

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
