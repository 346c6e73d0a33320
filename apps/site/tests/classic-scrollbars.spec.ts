import { expect, test } from '@playwright/test';

test('where scrollbars take space, opening a dialog does not move the page', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  for (const [width, opener] of [
    [390, 'Open menu'],
    [1440, 'Search'],
  ] as const) {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width, height: 800 },
    });
    await page.goto('/');
    const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
    const before = await place();
    const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(room, 'room the scrollbar takes').toBeGreaterThan(0);
    await page.getByRole('banner').getByLabel(opener).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await place(), opener).toEqual(before);
  }
  await browser.close();
});
