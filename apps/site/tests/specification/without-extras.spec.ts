import { expect, test } from '@playwright/test';
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

  test('the first questions of home lead to the sheet, or with their answers to the form', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    for (const answer of ['phone app', 'app in use', 'fixed date'])
      await page.locator('label').filter({ hasText: answer }).click();
    await page
      .getByRole('button', {
        name: extrasAreOn ? 'Continue this drawing' : 'Go on with these answers',
      })
      .click();
    await expect(page).toHaveURL(extrasAreOn ? '/sheet' : '/contact');
    expect(asked.filter((address) => address.includes('?'))).toEqual([]);
    if (extrasAreOn) return;
    const details = page.getByRole('main').getByLabel('Project details');
    const words = 'Project: phone app\nWhat is there today: app in use\nBy when: fixed date';
    await expect(details).toHaveValue(words);
    // Edited by the visitor and sent a second time as a query: nothing is lost or duplicated.
    await details.fill(`${words}\n\nFor our inspectors.`);
    await page.goto('/contact?sheet.when=date');
    await expect(page).toHaveURL('/contact');
    await expect(details).toHaveValue(`${words}\n\nFor our inspectors.`);
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
