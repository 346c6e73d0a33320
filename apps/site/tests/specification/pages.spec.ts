import { expect, test } from '@playwright/test';
import { servicePages } from './words.ts';

/** All but Salesforce, which the specification names in a menu and gives no route. */
const routes = servicePages.map(([slug]) => slug).filter((slug) => slug !== 'salesforce');

test('R8 each of the 31 service routes exists once', async ({ request }) => {
  expect(new Set(routes).size).toBe(31);
  for (const slug of routes) expect((await request.get(`/services/${slug}`)).status()).toBe(200);
});

test('R9 salesforce has its page', async ({ page }) => {
  expect((await page.goto('/services/salesforce'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salesforce');
});

test('R10 careers says the sentence while no vacancy is open', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Sorry we don't have vacancies now",
  );
});

test('R73 the notice beside the form says that a copy is kept', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('a copy stays in this browser tab');
});
