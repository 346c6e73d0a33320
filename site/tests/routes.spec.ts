import { expect, test } from '@playwright/test';
import { pages } from './built-pages.ts';

const services =
  'ui-ux prototype brand-identity wireframes application-modernization application-redesign custom-software-development embedded-software-development mobile-app-development poc-development product-development web-development digital-marketing cloud-engineering cloud-migration digital-transformation discovery-workshop market-research product-strategy technical-feasibility-analysis seo application-enhancement quality-assurance software-audit support-maintenance aws google-cloud heroku powerbi shopify wordpress'.split(
    ' ',
  );

test('R8 each of the 31 service routes exists once', async ({ request }) => {
  expect(services).toHaveLength(31);
  for (const slug of services) expect((await request.get(`/services/${slug}`)).status()).toBe(200);
  expect(pages.filter((path) => path.startsWith('/services/'))).toHaveLength(32);
});

test('R9 salesforce has its page', async ({ page }) => {
  expect((await page.goto('/services/salesforce'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salesforce');
});

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

test('R10 careers says the sentence while no vacancy is open', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Sorry we don't have vacancies now",
  );
});

test('R11 unknown addresses answer 404 with the site map', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  const map = page.getByRole('navigation', { name: 'Site map' });
  await expect(map.getByRole('link')).toHaveCount(6);
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
  await page.goto('/services/seo');
  const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
  expect(buttons).toEqual(["Let's Talk"]);
});

test('one address per page: the other forms redirect', async ({ request }) => {
  for (const other of ['/work/', '/work.html', '/index.html', '/services/seo/']) {
    const answer = await request.get(other, { maxRedirects: 0 });
    expect(answer.status(), other).toBe(301);
  }
});
