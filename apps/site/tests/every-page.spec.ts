import { expect, test, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { widths } from '../scripts/widths.ts';
import { whatCoversTheBar } from './bar-faults.ts';
import { brokenWords } from './broken-words.ts';
import { urlOf, portions } from './built-pages.ts';
import { labelFaults } from './label-faults.ts';
import { linesOf } from './lines-of.ts';
import { policyFaults } from './policy-faults.ts';

// What must hold on every page is checked in one visit: opening and resizing a page take longer than a check.

async function faultsOfText(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const labels = await page.evaluate(labelFaults);
  const broken = await page.evaluate(brokenWords);
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
    ...labels,
    ...broken.map((word) => `“${word}” is broken`),
  ];
}

/** The titles of exhibits, by the page of their service. */
const exhibits = new Map(siteContent().services.map(({ href, exhibit }) => [href, exhibit?.title]));

async function visit(page: Page, path: string): Promise<void> {
  const labelOf = (at: number, what: string): string => `${path} at ${at} px: ${what}`;
  // Drawings without animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(urlOf(path));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await faultsOfText(page), labelOf(width, 'width and words')).toEqual([]);
    const exhibit = exhibits.get(path);
    if (exhibit && width >= 1024 && width !== 1280) {
      const lines = await linesOf(page.getByRole('heading', { level: 2, name: exhibit }));
      expect.soft(lines, labelOf(width, `lines of “${exhibit}”`)).toBe(1);
    }
  }
  // With animation, because a moving element may cover the header.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const covers = await page.evaluate(whatCoversTheBar);
    expect.soft(covers, labelOf(width, 'what covers the bar')).toEqual([]);
  }
}

test('most services have an exhibit', () => {
  expect([...exhibits.values()].filter(Boolean).length).toBeGreaterThan(20);
});

for (const [i, portion] of portions.entries())
  test(`R33 the header covers all that scrolls below it, at three widths; no page violates the policy, scrolls sideways, breaks a word or has a label below 11 px (${i + 1}/${portions.length})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const policy = await policyFaults(page);
    for (const path of portion)
      await test.step(path, async () => {
        await visit(page, path);
        expect.soft(await policy(), `${path}: what the policy refused`).toEqual([]);
      });
  });
