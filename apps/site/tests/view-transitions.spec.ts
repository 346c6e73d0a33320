import { expect, test, type Page } from '@playwright/test';

declare global {
  interface Window {
    faded?: boolean;
  }
}

/** Whether the browser blends the next page in, as that page itself reports. */
async function blends(page: Page): Promise<boolean | undefined> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.faded = event.viewTransition !== null;
    });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: "Let's talk" }).click();
  await expect(page).toHaveURL('/contact');
  // The address is the new one before the page is shown; it gets the event when it is.
  const faded = () => page.evaluate(() => window.faded).catch(() => undefined);
  await expect.poll(faded).toBeDefined();
  return faded();
}

test('one page blends into the next without script', async ({ page }) => {
  expect(await blends(page)).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages simply change', async ({ page }) => {
    expect(await blends(page)).toBe(false);
  });
});
