import { expect, test } from '@playwright/test';
import { linesOf } from './lines-of.ts';
import { widths } from '../scripts/widths.ts';

const steps = ['This form', 'Our questions', 'A first call', 'A written proposal', 'Your decision'];

test('common questions are answered beside the step they are about', async ({ page }) => {
  await page.goto('/contact');
  const next = page.getByRole('complementary').filter({ hasText: 'What happens next' });
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(steps);
  const questions = next.getByRole('listitem').filter({ hasText: 'Our questions' });
  await expect(questions).toContainText('Within one business day');
  await expect(next.getByText('you are here')).toHaveCount(0);
  await expect(next.getByText('Sample promises')).toBeVisible();
});

test('after sending, the visitor is shown after the first step', async ({ page }) => {
  await page.goto('/contact/sent');
  const items = page.getByRole('complementary').getByRole('listitem');
  await expect(items.nth(0)).toContainText('This form');
  await expect(items.nth(1)).toHaveText('you are here');
  await expect(items.nth(2)).toContainText('Our questions');
});

test('after sending, a table shows by which day an answer comes', async ({ page }) => {
  await page.goto('/contact/sent');
  await expect(page.getByText('within one business day.').first()).toBeVisible();
  await expect(page.getByRole('term').last()).toHaveText('sent Sat, Sun');
  await expect(page.getByRole('definition').last()).toHaveText('by Mon');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const day of await page.getByRole('term').all())
      expect(await linesOf(day.getByText(/^\S/).last()), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('no arrow covers text, at any width', async ({ page }) => {
  await page.goto('/contact/sent');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .getByRole('complementary')
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const range = document.createRange();
          range.selectNodeContents(item.querySelector('h3') ?? item);
          const arrow = [...item.querySelectorAll('svg')].at(-1)?.getBoundingClientRect();
          const words = item.querySelector('h3') ? range.getBoundingClientRect().left : Infinity;
          return words - (arrow?.right ?? 0);
        }),
      );
    for (const apart of rows) expect(apart, `${width} px`).toBeGreaterThan(4);
  }
});
