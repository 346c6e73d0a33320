import { expect, test } from '@playwright/test';
import { pages } from '../built-pages.ts';
import { groups, servicePages } from './words.ts';

/** All except Salesforce, which the specification names in a menu but gives no route. */
const routes = servicePages.map(([slug]) => slug).filter((slug) => slug !== 'salesforce');

test('R8 each of the 31 service routes exists once', async ({ request }) => {
  expect(new Set(routes).size).toBe(31);
  for (const slug of routes) expect((await request.get(`/services/${slug}`)).status()).toBe(200);
});

test('R9 salesforce has its page', async ({ page }) => {
  expect((await page.goto('/services/salesforce'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salesforce');
});

test('R29 there are 32 service pages, and no other', () => {
  expect(pages.filter((path) => path.startsWith('/services/'))).toEqual(
    servicePages.map(([slug]) => `/services/${slug}`).sort(),
  );
});

test('R36 R46 five categories in their order, each with id, name, description, link and services', async ({
  page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.filter((title) => title in groups)).toEqual(Object.keys(groups));
  for (const [name, entries] of Object.entries(groups)) {
    const category = main.getByRole('region', { name, exact: true });
    await expect(category).toHaveAttribute('id', name.toLowerCase());
    await expect(category.getByRole('paragraph').first()).toHaveText(/\.$/);
    const links = await category
      .locator('a[href^="/services/"]')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual(
      Object.entries(entries).map(([entry, slug]) => [entry, `/services/${slug}`]),
    );
  }
  await page.goto('/');
  for (const name of Object.keys(groups))
    await expect(
      page.getByRole('region', { name: 'Our Services' }).getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', `/services#${name.toLowerCase()}`);
});

test('R10 careers shows the sentence while no vacancy is open', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Sorry we don't have vacancies now",
  );
});

test('R73 the notice beside the form says that a copy is kept', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('a copy stays in this browser tab');
});
