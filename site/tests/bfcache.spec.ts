import { chromium, expect, test } from '@playwright/test';
import { aService } from './living-content.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
}

const journeys = [
  ['/', '/about'],
  [aService.href, '/work'],
  ['/contact', '/'],
] as const;

for (const [first, second] of journeys)
  test(`back from ${second} to ${first} shows the page as it was left`, async ({ baseURL }, {
    project,
  }) => {
    // The test driver turns this cache off by itself.
    const browser = await chromium.launch({
      ...project.use.launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.goto(first);
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        window.restored = event.persisted;
      });
      document.querySelector('main')?.setAttribute('data-left', 'here');
    });
    await page.goto(second);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => window.restored)).toBe(true);
    await expect(page.locator('main[data-left=here]')).toHaveCount(1);
    await browser.close();
  });
