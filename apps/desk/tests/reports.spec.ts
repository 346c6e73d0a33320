import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

test.beforeEach(({ desk }) => desk.fillSamples());

test('the chart’s sentence and the table have the same numbers', async ({ openAs }) => {
  const page = await openAs('meera', '/reports');
  await expect(page.getByRole('img', { name: /Half were answered within/u })).toBeVisible();
  await page.getByText('The same as a table').click();
  const rows = page.getByRole('table', { name: 'Answers by week' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(11);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(/^\d+$/u);
});

test('another period is requested and is part of the URL', async ({ openAs }) => {
  const page = await openAs('asha', '/reports');
  await page.getByLabel('Period').selectOption('4');
  await expect(page).toHaveURL(/weeks=4/u);
  await expect(page.getByText('w 36')).toHaveCount(0);
});

test('the file has the same numbers', async ({ openAs }) => {
  const page = await openAs('omar', '/reports');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('"outcome","won"');
});
