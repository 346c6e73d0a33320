import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../../../tests/browser/axe.ts';
import { servicePages } from './words.ts';

const services = servicePages.map(([slug]) => `/services/${slug}`).sort();
const finder = (page: Page) => page.getByRole('region', { name: 'Which service fits?' });
const fitting = (page: Page) => finder(page).locator('#fitting');
const fits = (page: Page) => fitting(page).getByRole('heading', { level: 3 });

const answers = [
  'A website or a shop',
  'More of the right people find us and buy',
  'Nobody dares to touch the old software',
];

async function answerAll(page: Page): Promise<void> {
  await page.goto('/services');
  for (const answer of answers) await finder(page).getByLabel(answer).check();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a table of all answers, with the services each points to and why', async ({ page }) => {
    await page.goto('/services');
    await expect(finder(page).getByRole('table')).toHaveCount(3);
    for (const table of await finder(page).getByRole('table').all()) {
      const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
      expect(await rows.count()).toBeGreaterThanOrEqual(4);
      for (const row of await rows.all()) {
        await expect(row.getByRole('link').first()).toBeVisible();
        await expect(row.getByRole('paragraph').first()).not.toBeEmpty();
      }
    }
    const named = await finder(page)
      .getByRole('table')
      .getByRole('link')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect([...new Set(named)].toSorted()).toEqual(services);
    await expect(finder(page).getByRole('radio')).toHaveCount(0);
  });

  test('says of every service when not to buy it', async ({ page }) => {
    await page.goto('/services');
    await finder(page).getByText('When not to buy each of them').click();
    const warnings = finder(page).locator('details').getByRole('listitem');
    await expect(warnings).toHaveCount(services.length);
    await expect(warnings.last()).toBeVisible();
  });
});

test('by keyboard: three answers lead to two or three services, why, and when not', async ({
  page,
}) => {
  await page.goto('/services');
  await finder(page).getByLabel('An idea, and nothing built yet').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(finder(page).getByLabel('A website or a shop')).toBeChecked();
  await expect(fits(page)).toHaveCount(2);
  await expect(finder(page).getByRole('status')).toContainText('So far 2 services fit:');
  for (const answer of answers.slice(1)) {
    await finder(page).getByLabel(answer).focus();
    await page.keyboard.press('Space');
  }
  await expect(fits(page)).toHaveText(['SEO', 'WordPress', 'Digital Marketing']);
  await expect(finder(page).getByRole('status')).toHaveText(
    '3 services fit: SEO, WordPress, Digital Marketing.',
  );
  const first = fitting(page).getByRole('listitem').first();
  await expect(first.locator('svg')).toBeVisible();
  await expect(first).toContainText('What you have already written can be found');
  await expect(first).toContainText('Pages that answer what buyers type bring visits');
  await expect(first).toContainText('When not to buy it: You need customers this month.');
  await fits(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/services/seo');
  await page.goBack();
  await expect(fits(page)).toHaveCount(3);
});

test('another answer changes what fits', async ({ page }) => {
  await answerAll(page);
  await finder(page).getByLabel('We do not know what people would pay for').check();
  await expect(fits(page)).toHaveText(['SEO', 'Digital Marketing', 'Shopify']);
});

test('choosing an answer moves no other answer on a large screen', async ({ page }) => {
  await page.goto('/services');
  const last = finder(page).getByLabel('A machine or a device');
  const place = () => last.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await place();
  await finder(page).getByLabel('An idea, and nothing built yet').check();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(4);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1440])
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('axe finds nothing in the answered finder, and nothing scrolls sideways', async ({
        page,
      }) => {
        await answerAll(page);
        await expect(fits(page)).toHaveCount(3);
        await finder(page).getByText('When not to buy each of them').click();
        expect(await axeFaults(page, { within: ['#finder'] })).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(sideways).toBeLessThanOrEqual(0);
      });
    });
