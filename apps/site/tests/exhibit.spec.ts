import { expect } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { test } from './shared-tab.ts';

const services = builtPages.filter((path) => path.startsWith('/services/'));

for (const width of [1440, 390])
  test(`each service shows its exhibit open, at reading size, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of services) {
      await page.goto(path);
      const sheet = page.getByRole('article').filter({ has: page.locator('h3') });
      await expect(sheet, path).toBeVisible();
      const seen = await sheet.evaluate((article) => {
        const table = article.querySelector('table');
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(article);
        const room =
          article.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return {
          letters: Number.parseFloat(fontSize),
          // A table uses the full width.
          table: table ? table.clientWidth / room : 1,
          beyond: article.scrollWidth - article.clientWidth,
        };
      });
      expect(seen.letters, path).toBeGreaterThanOrEqual(15);
      expect(seen.table, path).toBeGreaterThan(0.98);
      expect(seen.beyond, path).toBeLessThanOrEqual(1);
    }
  });
