import { expect } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { linesOf } from './lines-of.ts';
import { widths } from '../scripts/widths.ts';
import { test } from './shared-tab.ts';

const projects = builtPages.filter((path) => /^\/work\/[^/]+$/.test(path));

test('every project starts with its title block, marked as a sample', async ({ page }) => {
  expect(projects.length).toBeGreaterThan(0);
  for (const path of projects) {
    await page.goto(path);
    const hero = page.locator('main > section').first();
    await expect(hero.getByText('Sample project'), path).toBeVisible();
    const terms = await hero.getByRole('term').allTextContents();
    expect(terms.slice(-4), path).toEqual([
      'team',
      expect.stringMatching(/^took$|^so far$/),
      'confirmed by',
      'rev',
    ]);
    await expect(hero.getByText('sample figures'), path).toBeVisible();
  }
});

test('before is above after, on one scale, at every width', async ({ page }) => {
  await page.goto('/work/claims-platform-rebuild');
  const band = page.getByRole('region', { name: 'Work to change one rate' });
  await expect(band).toContainText('3 weeks');
  await expect(band).toContainText('2 days');
  await expect(band.getByText('Sample', { exact: true })).toBeVisible();
  const bars = band.locator('svg');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [before, after] = await bars.evaluateAll((drawn) =>
      drawn.map((bar) => bar.getBoundingClientRect().width),
    );
    expect((after ?? 0) / (before ?? 1), `${width} px`).toBeCloseTo(2 / 15, 2);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a measurement that is drawn is not repeated as text', async ({ page }) => {
  await page.goto('/work/claims-platform-rebuild');
  await expect(page.getByText('Hours written down for the last three changes')).toHaveCount(1);
});

test('a project’s title has at most two lines, from a small laptop on', async ({ page }) => {
  for (const path of projects) {
    await page.goto(path);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await linesOf(page.getByRole('heading', { level: 1 }));
      expect(lines, `${path} at ${width} px`).toBeLessThanOrEqual(2);
    }
  }
});
