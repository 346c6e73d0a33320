import { expect, test } from '@playwright/test';
import { pages } from './built-pages.ts';
import { aService } from './any-entries.ts';

test('R7 every main page has its own heading and title', async ({ page }) => {
  const seen = { headings: new Set<string>(), titles: new Set<string>() };
  const main = ['/', '/services', '/work', '/careers', '/about', '/contact'];
  for (const path of main) {
    await page.goto(path);
    seen.headings.add(await page.getByRole('heading', { level: 1 }).innerText());
    seen.titles.add(await page.title());
  }
  expect(seen.headings.size).toBe(main.length);
  expect(seen.titles.size).toBe(main.length);
});

test('R11 unknown addresses answer 404 with the site map', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  const map = page.getByRole('navigation', { name: 'Site map' });
  for (const name of ['Home', 'Services', 'Work', 'Careers', 'About', 'Contact'])
    await expect(map.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await map.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('R14 every page is public and sets no cookie', async ({ page, context }) => {
  for (const path of pages) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  await page.goto('/');
  expect(await context.cookies()).toEqual([]);
});

test('R15 the only actions are calls to action, menus and the two forms', async ({ page }) => {
  await page.goto(aService.href);
  const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
  expect(buttons).toEqual(["Let's Talk"]);
});

test('each page has one path: the other forms redirect', async ({ request }) => {
  for (const other of ['/work/', '/work.html', '/index.html', `${aService.href}/`]) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect(answer.status(), other).toBe(301);
  }
});
