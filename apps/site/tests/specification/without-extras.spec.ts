import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtPages, fileOf } from '../built-pages.ts';
import { extrasAreOn } from './words.ts';

/** The paths of the extras; the unit test of packages/content tests each switch alone. */
const addresses = [
  '/sheet',
  '/sheets/drawing.svg',
  '/terms-of-work',
  '/security',
  '/nda.txt',
  '/search',
  '/search-index.json',
].flatMap((path) => (path.includes('.') ? path : [path, `${path}.md`, `/og${path}.png`]));

test.describe(extrasAreOn ? 'with extras' : 'without extras', () => {
  test('each path of an extra answers according to its switch', async ({ request }) => {
    for (const address of addresses)
      expect((await request.get(address)).status(), address).toBe(extrasAreOn ? 200 : 404);
  });

  test('the header has a search, and its key opens it, while it is on', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Search' })).toHaveCount(extrasAreOn ? 1 : 0);
    await page.keyboard.press('/');
    if (extrasAreOn) await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    // Long enough for a dialog to appear that should not.
    else await page.waitForTimeout(500);
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(extrasAreOn ? 1 : 0);
    await expect(page).toHaveURL('/about');
  });

  test('the services page has the finder, and about its people, while they are on', async ({
    page,
  }) => {
    await page.goto('/services');
    await expect(page.locator('#finder')).toHaveCount(extrasAreOn ? 1 : 0);
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'Who you will meet' })).toHaveCount(
      extrasAreOn ? 1 : 0,
    );
  });

  test('home asks its first questions, which lead to the sheet, while sheets are on', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const hero = page.getByRole('main').getByRole('region').first();
    await expect(hero.getByRole('radio')).toHaveCount(extrasAreOn ? 7 : 0);
    if (!extrasAreOn) {
      await expect(hero.getByRole('link')).toHaveText(["Let's talk", 'See our work']);
      return;
    }
    for (const answer of ['phone app', 'app in use', 'fixed date'])
      await page.locator('label').filter({ hasText: answer }).click();
    await page.getByRole('button', { name: 'Continue this drawing' }).click();
    await expect(page).toHaveURL('/sheet');
    expect(asked.filter((address) => address.includes('?'))).toEqual([]);
  });

  test('prices are on service pages while terms of work are on, and on no page while all are off', () => {
    const price = /\b(?:USD|EUR|GBP|INR)\s?\d/u;
    const priced = builtPages.filter((path) => price.test(readFileSync(fileOf(path), 'utf8')));
    if (extrasAreOn) expect(priced).toContain('/services/seo');
    else expect(priced).toEqual([]);
  });

  test('a typical engagement has figures while terms of work are on, and only words while they are off', async ({
    page,
  }) => {
    await page.goto('/services/seo');
    const band = page.getByRole('region', { name: 'Typical engagement' });
    await expect(band.getByRole('img', { name: /on a ruler of/ })).toHaveCount(extrasAreOn ? 1 : 0);
    const sizes = await band
      .getByRole('definition')
      .evaluateAll((all) =>
        all.map((words) => Number.parseFloat(getComputedStyle(words).fontSize)),
      );
    expect(Math.max(...sizes) > 32).toBe(extrasAreOn);
  });

  test('a stored sheet is sent with a message only while sheets are on', async ({ page }) => {
    const sheet = JSON.stringify({ version: 1, project: 'Bridge inspections', today: ['paper'] });
    await page.goto('/contact');
    await page.evaluate((kept) => {
      sessionStorage.setItem('sheet', kept);
    }, sheet);
    await page.reload();
    await page.getByRole('main').getByLabel('Name', { exact: true }).focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await expect(page.locator('input[name="sheet"]')).toHaveCount(extrasAreOn ? 1 : 0);
  });

  test('the footer links to costs and security while they are on', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const name of ['What it costs', 'Security'])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(
        extrasAreOn ? 1 : 0,
      );
  });
});
