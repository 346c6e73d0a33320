import { chromium, expect, test, type Browser } from '@playwright/test';
import { wholeChromium } from '@studio/browser/chromium.ts';
import { aService } from './any-entries.ts';

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

// In one browser, serially: starting it takes longer than a test.
test.describe.configure({ mode: 'default' });
let browser: Browser;
test.beforeAll(async ({}, { project }) => {
  // Playwright disables this cache by default.
  browser = await chromium.launch({
    ...project.use.launchOptions,
    executablePath: wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

for (const [first, second] of journeys)
  test(`back from ${second} to ${first} shows the page as it was left`, async ({ baseURL }) => {
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
    // A page that is being left does not answer.
    const restored = () => page.evaluate(() => window.restored).catch(() => undefined);
    await expect.poll(restored).toBe(true);
    await expect(page.locator('main[data-left=here]')).toHaveCount(1);
    await page.close();
  });
