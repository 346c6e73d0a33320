import { expect } from '@playwright/test';
import { test } from './looking.ts';

test('a folded sheet has the sign of what opens, and a name that is true open and folded', async ({
  page,
}) => {
  await page.goto('/services/software-audit');
  const band = page.getByRole('region', { name: 'One finding, as you get it.' });
  const summary = band.locator('summary');
  const sign = () => summary.evaluate((row) => getComputedStyle(row, '::after').content);
  const sheet = band.getByRole('article');

  await expect(summary).toHaveText('The sheet, at reading size');
  await expect(sheet).toBeHidden();
  expect(await sign()).toBe('"+"');

  await summary.click();
  await expect(sheet).toBeVisible();
  await expect(summary).toHaveText('The sheet, at reading size');
  expect(await sign()).toBe('"–"');
});

test('the sign that opens a sheet follows its words', async ({ page }) => {
  await page.goto('/services/software-audit');
  const columns = await page
    .getByRole('region', { name: 'One finding, as you get it.' })
    .locator('summary')
    .evaluate((row) => {
      const words = document.createRange();
      words.selectNodeContents(row);
      const { gridTemplateColumns, columnGap } = getComputedStyle(row);
      return {
        words: words.getBoundingClientRect().width,
        first: Number.parseFloat(gridTemplateColumns),
        gap: Number.parseFloat(columnGap),
      };
    });
  expect(columns.first).toBeLessThan(columns.words + 2);
  expect(columns.gap).toBeLessThanOrEqual(16);
});
