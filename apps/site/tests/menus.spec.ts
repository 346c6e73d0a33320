import { expect } from '@playwright/test';
import { pages } from './built-pages.ts';
import { test } from './shared-tab.ts';

const services = pages.filter((path) => path.startsWith('/services/'));

for (const menu of ['#services-menu', '#side-menu'])
  test(`R5 R36 ${menu} reaches every service page`, async ({ page }) => {
    await page.goto('/');
    const addresses = await page
      .locator(`${menu} a[href^="/services/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([...new Set(addresses)].toSorted()).toEqual(services);
  });

test('no name in the mega menu breaks inside a word', async ({ page }) => {
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
    const broken = await page.locator('#services-menu').evaluate((menu) =>
      [...menu.querySelectorAll('h2, li a')].flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/[\p{L}]+/gu)].flatMap((word) => {
          const range = new Range();
          range.setStart(text as Node, word.index);
          range.setEnd(text as Node, word.index + word[0].length);
          return range.getClientRects().length > 1 ? word[0] : [];
        }),
      ),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('the side menu closes when the window becomes wide, and the page scrolls again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const side = page.getByRole('dialog', { name: 'Menu' });
  await expect(side).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(side).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});
