import { expect, test, type Page } from '@playwright/test';

declare global {
  interface Window {
    faded?: boolean;
  }
}

/** Whether the next page has a view transition, as that page itself reports. */
async function blends(page: Page): Promise<boolean | undefined> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.faded = event.viewTransition !== null;
    });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: "Let's talk" }).click();
  await expect(page).toHaveURL('/contact');
  // The URL changes before the page is shown; the event is fired when it is.
  const faded = () => page.evaluate(() => window.faded).catch(() => undefined);
  await expect.poll(faded).toBeDefined();
  return faded();
}

test('pages have view transitions without script', async ({ page }) => {
  expect(await blends(page)).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no view transition', async ({ page }) => {
    expect(await blends(page)).toBe(false);
  });
});
