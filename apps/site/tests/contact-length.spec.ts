import { expect } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { test } from './shared-tab.ts';

const { company } = siteContent();

const widths = [320, 390, 768, 1024, 1280, 1440];

/** A number that is broken across lines is copied wrongly; the law requires it to be legible. */
test('the registration number is on one line, at every width', async ({ page }) => {
  const number = company.registration?.number ?? '';
  for (const [path, role] of [
    ['/', 'contentinfo'],
    ['/contact', 'main'],
  ] as const) {
    await page.goto(path);
    const place = page.getByRole(role).locator('p').filter({ hasText: number });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await place.evaluate((paragraph, words) => {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const tops = new Set<number>();
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const start = text.nodeValue?.indexOf(words) ?? -1;
          if (start === -1) continue;
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + words.length);
          for (const { top } of range.getClientRects()) tops.add(Math.round(top));
        }
        return tops.size;
      }, number);
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  }
});

/** The maximum page height in pixels, by window width: it was 2,419 with the full notice expanded. */
const goals = [
  [1440, 1900],
  [390, 3500],
] as const;

test('the contact page is at most 1900 px long at 1440 and 3500 px at 390', async ({ page }) => {
  await page.goto('/contact');
  for (const [width, goal] of goals) {
    await page.setViewportSize({ width, height: 900 });
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`${width} px: ${length}`);
    expect(length, `${width} px`).toBeLessThanOrEqual(goal);
  }
});
