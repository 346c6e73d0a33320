import { expect, test, type Page } from '@playwright/test';
import { widths } from '../scripts/widths.ts';
import { brokenWords } from './broken-words.ts';
import { portions } from './built-pages.ts';
import { labelFaults } from './label-faults.ts';

// Drawings as they stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function faultsOf(page: Page, path: string): Promise<string[]> {
  // Error pages have no address of their own.
  await page.goto(path === '/404' ? '/no-such-page' : path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const labels = await page.evaluate(labelFaults);
    const broken = await page.evaluate(brokenWords);
    const found = [...labels, ...broken.map((word) => `“${word}” is broken`)];
    faults.push(...found.map((fault) => `${path}, ${width} px wide: ${fault}`));
  }
  return faults;
}

for (const [i, portion] of portions.entries())
  test(`no word is broken, and those in drawings have 11 px and lie on no other (${i + 1}/4)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const path of portion) faults.push(...(await faultsOf(page, path)));
    expect(faults).toEqual([]);
  });
