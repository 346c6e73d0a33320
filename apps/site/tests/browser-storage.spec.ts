import { expect, test, type Page } from '@playwright/test';
import { fillIn, openForm } from './fakes/contact-page.ts';
import { dialog, link } from './search-dialog.ts';
import { openSheet, some } from './sheet-page.ts';

/** Every storage key of the site, and the words that name it in the privacy page. */
const named = {
  tab: {
    'contact-draft': 'a copy of what you typed is kept in that browser tab',
    sheet: 'If you draw a sheet, its answers stay in the tab',
  },
  browser: {
    sheet: 'and in the browser if you ask for it',
    slash: 'If you switch off the key that opens the search, the browser keeps that choice',
  },
};

const stored = (page: Page) =>
  page.evaluate(() => ({
    tab: Object.keys(sessionStorage).sort(),
    browser: Object.keys(localStorage).sort(),
  }));

test('the browser stores what the privacy page names, and nothing else', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillIn(page);
  await link(page).click();
  await dialog(page).getByLabel('Open with the / key').uncheck();
  await openSheet(page, some);
  await page.getByLabel(/^Keep this sheet in this browser/).check();
  await expect
    .poll(() => stored(page))
    .toEqual({ tab: Object.keys(named.tab), browser: Object.keys(named.browser) });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await page.goto('/privacy');
  for (const words of Object.values(named).flatMap((one) => Object.values(one)))
    await expect(page.getByRole('main')).toContainText(words);
});
