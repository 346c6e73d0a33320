import { expect, test, type Page } from '@playwright/test';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { lacks } from './fakes/older-browser.ts';

const phone = { width: 390, height: 844 };
const side = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const isModal = (page: Page) => side(page).evaluate((dialog) => dialog.matches(':modal'));

// Such browsers have no view transitions; one that has them reports an error for a page served by a test.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The browser may still be prefetching when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('without popovers the mega menu covers no page, and Services is a link', async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await lacks(page, 'popover', 'command', 'closedby');
      for (const path of pageOfEachKind()) {
        await page.goto(path);
        await expect(page.locator('#services-menu'), path).toBeHidden();
      }
      const nav = page.getByRole('navigation', { name: 'Main', exact: true });
      await expect(nav.getByRole('button')).toHaveCount(0);
      await nav.getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      expect(errors).toEqual([]);
    });
  });

test.describe('without script and without invoker commands', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('R38 R41 the side menu opens and locks the page; button, Escape and a tap outside close it', async ({
    page,
  }) => {
    await lacks(page, 'command');
    await page.goto('/');
    await burger(page).click();
    await expect(side(page)).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await side(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(side(page)).toBeHidden();
    await burger(page).click();
    await page.keyboard.press('Escape');
    await expect(side(page)).toBeHidden();
    await page.setViewportSize({ width: 700, height: 844 });
    await burger(page).click();
    await expect(side(page)).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(side(page)).toBeHidden();
  });
});

for (const missing of [
  ['command', 'closedby'],
  ['closedby'],
  ['popover', 'command', 'closedby'],
] as const)
  test(`R38 without ${missing.join(', ')} the side menu is modal; button and a tap outside close it`, async ({
    page,
  }) => {
    await lacks(page, ...missing);
    await page.setViewportSize({ width: 700, height: 1600 });
    await page.goto('/about', { waitUntil: 'networkidle' });
    await burger(page).click();
    expect(await isModal(page)).toBe(true);
    await side(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(side(page)).toBeHidden();
    await burger(page).click();
    await page.mouse.click(600, 1590);
    await expect(side(page), 'a tap on the empty end of the menu').toBeVisible();
    await page.mouse.click(40, 400);
    await expect(side(page)).toBeHidden();
  });

test('without closedby a tap outside closes the search', async ({ page }) => {
  await lacks(page, 'closedby');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByText('Search this site').click();
  await expect(search).toBeVisible();
  await page.mouse.click(40, 850);
  await expect(search).toBeHidden();
});
