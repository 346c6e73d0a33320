import type { Page } from '@playwright/test';

/** States of a page without a URL of their own: name, page, and the steps to reach them. */
export const states: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  [
    'menu',
    '/',
    async (page) => {
      const burger = page.getByRole('button', { name: 'Open menu' });
      if (!(await burger.isVisible()))
        return page.getByRole('button', { name: 'Services' }).click();
      await burger.click();
      return page.getByRole('dialog').getByText('Consultancy', { exact: true }).click();
    },
  ],
  [
    'scrolled',
    '/',
    (page) =>
      page.evaluate(() => {
        scrollTo({ top: 180, behavior: 'instant' });
      }),
  ],
  ['search', '/', (page) => openSearch(page)],
  [
    'results',
    '/',
    async (page) => {
      await openSearch(page);
      await page.getByLabel('Search this site').fill('cloud');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  [
    'errors',
    '/contact',
    async (page) => {
      const main = page.getByRole('main');
      await main.getByLabel('Email').fill('no address');
      // The form validates input once its island has hydrated.
      await main.locator('form[novalidate]').waitFor();
      await main.getByRole('button', { name: "Let's Talk" }).click();
      await main.locator('[aria-invalid]').first().waitFor();
    },
  ],
];

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}
