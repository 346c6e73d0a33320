import { expect, test, type Page } from '@playwright/test';
import { fontPairs, type FontPairName } from '@studio/styles/font-pairs.ts';
import type { Format } from '../src/marks.ts';
import { extremeAnswers, longAdvice } from './extreme-answers.ts';
import { randomAdvice, randomAnswers, randomFrom } from './random-answers.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import type { Stage } from './stage/stage.tsx';

type Sheets = Parameters<Stage['faultsOf']>[0];

const company = {
  name: 'A company with a rather long name of its own, Limited',
  address: 'www.a-company.example/sheet',
};
const pairs = Object.keys(fontPairs) as [FontPairName, FontPairName];
const formats: readonly Format[] = ['lying', 'upright'];

/** The width in pixels from which each format is shown. */
const least: Readonly<Record<Format, number>> = { lying: 880, upright: 320 };

async function open(page: Page, fonts: FontPairName): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => 'stage' in window);
  await page.evaluate((name) => window.stage.dress(name), fonts);
}

/** In batches, so that a page never has to render a whole test. */
async function faultsOf(page: Page, sheets: Sheets): Promise<{ words: number; faults: string[] }> {
  const faults: string[] = [];
  let words = 0;
  for (let from = 0; from < sheets.length; from += 100) {
    const found = await page.evaluate(
      (some) => window.stage.faultsOf(some),
      sheets.slice(from, from + 100),
    );
    words += found.words;
    faults.push(...found.faults);
  }
  return { words, faults: faults.slice(0, 20) };
}

const count = isNightly ? 2_000 : 200;

for (const format of formats) {
  test(`all text of ${count} random sheets can be read (${format})`, async ({ page }) => {
    await open(page, pairs[0]);
    const random = randomFrom(2026);
    const sheets = Array.from({ length: count }, () => ({
      answers: randomAnswers(random),
      advice: randomAdvice(random),
      format,
      company,
    }));
    const { words, faults } = await faultsOf(page, sheets);
    expect(faults).toEqual([]);
    expect(words).toBeGreaterThan(count * 40);
  });

  test(`all text of every extreme sheet can be read (${format})`, async ({ page }) => {
    const sheets = extremeAnswers.map((answers) => ({
      answers,
      advice: longAdvice,
      format,
      company,
    }));
    await open(page, pairs[0]);
    expect((await faultsOf(page, sheets)).faults).toEqual([]);
    // The other fonts are not wider, as the table of letters requires.
    await open(page, pairs[1]);
    expect((await faultsOf(page, sheets.slice(0, 30))).faults).toEqual([]);
  });
}

test('no text is smaller than 11 px at any width', async ({ page }) => {
  await open(page, pairs[0]);
  const extremes = extremeAnswers.slice(0, 16);
  for (const width of [320, 390, 768, 880, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const format of formats.filter((one) => width >= least[one]))
      for (const answers of extremes) {
        await page.evaluate(
          (asked) => {
            window.stage.show(asked);
          },
          { answers, advice: longAdvice, format, company },
        );
        const smallest = await page.evaluate(() => window.stage.smallest());
        expect(smallest, `${format} at ${width} px`).toBeGreaterThan(10.99);
      }
  }
});

test('no letter of a font is wider than in the table', async ({ page }) => {
  for (const fonts of pairs) {
    await open(page, fonts);
    expect(await page.evaluate(() => window.stage.tooWide()), fonts).toEqual([]);
  }
});
