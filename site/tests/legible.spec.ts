import { expect, test, type Page } from '@playwright/test';
import { widths } from '../scripts/widths.ts';
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
    const found = await page.evaluate(labelFaults);
    faults.push(...found.map((fault) => `${path}, ${width} px wide: ${fault}`));
  }
  return faults;
}

for (const [i, portion] of portions.entries())
  test(`every word in a drawing has 11 px at least and lies on no other (${i + 1}/4)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const path of portion) faults.push(...(await faultsOf(page, path)));
    expect(faults).toEqual([]);
  });
