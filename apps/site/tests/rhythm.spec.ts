import { expect } from '@playwright/test';
import { aService } from './any-entries.ts';
import { test } from './shared-tab.ts';

const loud = ['How the work runs', 'When not to buy this', 'Typical engagement'];
const quiet = [
  'Why clients call us about this',
  'Services offered',
  'Technologies and tools',
  'Key features',
  'Why work with us',
  'Questions and answers',
];

test('bands that decide a purchase are large, the rest is one plain index', async ({ page }) => {
  await page.goto(aService.href);
  const headings = await page.locator('main h2').evaluateAll((all) =>
    all.map((one) => ({
      title: one.textContent,
      size: Number.parseFloat(getComputedStyle(one).fontSize),
    })),
  );
  const sizesOf = (titles: readonly string[]) =>
    titles.map((title) => headings.find((one) => one.title === title)?.size ?? 0);
  expect(new Set(sizesOf(quiet)).size).toBe(1);
  expect(Math.min(...sizesOf(loud))).toBeGreaterThan(3 * Math.max(...sizesOf(quiet)));

  const order = headings.map(({ title }) => title);
  const first = order.indexOf(quiet[0] ?? '');
  expect(order.slice(first, first + quiet.length)).toEqual(quiet);
});

test('the typical engagement states time, people and price from the facts, marked as samples', async ({
  page,
}) => {
  await page.goto('/services/software-audit');
  const band = page.getByRole('region', { name: 'Typical engagement' });
  await expect(band.getByRole('term')).toHaveText([
    'How long',
    'Who works on it',
    'What it costs',
    'What we need from you',
    'Contract model',
    ...(await band.getByText('Who is responsible').allTextContents()),
  ]);
  await expect(band).toContainText('2–4 weeks');
  await expect(band).toContainText('USD 5–10k');
  await expect(band.getByText('Sample figures')).toBeVisible();
  await expect(band.getByRole('img', { name: /on a ruler of 30 weeks/ })).toBeVisible();
});
