import { expect, test, type Page } from '@playwright/test';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { brokenWords } from './broken-words.ts';
import { textFaults } from './text-faults.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const size of [24, 32])
  test.describe(`with a default font of ${size} px on a phone`, () => {
    // In one tab, because the font size is set in it.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    });
    test.afterAll(() => page.close());

    for (const path of [...pageOfEachKind(), '/no-such-page'])
      test(`${path} does not scroll sideways`, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect.soft(await page.evaluate(textFaults)).toEqual([]);
        expect.soft(await page.evaluate(brokenWords)).toEqual([]);
      });

    test('the menu can be opened and closed', async () => {
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
