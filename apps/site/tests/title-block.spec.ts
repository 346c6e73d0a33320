import { expect, test } from '@playwright/test';

test('on a phone a title block keeps the word sample', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/software-audit');
  const marked = page
    .getByRole('main')
    .locator('dl dd')
    .filter({ hasText: /\bsample\b/i });
  await expect(marked).not.toHaveCount(0);
  for (const mark of await marked.all()) await expect(mark).toBeVisible();
});
