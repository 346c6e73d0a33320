import { expect, test } from '@playwright/test';

test('without the stylesheet the logo stays small and is not a black square', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/');
  const mark = page.getByRole('banner').getByRole('link').first().locator('svg');
  expect((await mark.boundingBox())?.width).toBeLessThan(64);
  for (const path of await mark.locator('path').all())
    await expect(path).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
});

test('without its script the finder shows which answer points to what', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/services');
  const finder = page.getByRole('region', { name: 'Which service fits?' });
  for (const table of await finder.getByRole('table').all())
    await expect(table.getByRole('link').first()).toBeVisible();
  await expect(finder.getByRole('radio')).toHaveCount(0);
});
