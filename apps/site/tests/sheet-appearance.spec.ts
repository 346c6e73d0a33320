import { expect, test, type Page } from '@playwright/test';
import { axeFaults, colorRules } from '@studio/browser/axe.ts';
import { isNightly } from '@studio/browser/nightly.ts';
import { extreme, finish, full, openSheet, some } from './sheet-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const states = {
  empty: (page: Page) => openSheet(page),
  some: (page: Page) => openSheet(page, some),
  extreme: (page: Page) => openSheet(page, extreme),
  finished: async (page: Page) => {
    await openSheet(page, full);
    await finish(page).click();
    await expect(page.getByRole('heading', { name: 'Our advice' })).toBeVisible();
  },
};

/** The faults of the page besides those of axe. */
async function plainFaults(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const scale = (text as SVGGraphicsElement).getScreenCTM()?.a ?? 0;
        return {
          text: text.textContent,
          size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        };
      })
      .filter(({ size }) => size < 10.99)
      .map(({ text, size }) => `“${text}” has ${size.toFixed(2)} px`),
  );
  return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...small];
}

const faults = async (page: Page): Promise<string[]> => [
  ...(await axeFaults(page)),
  ...(await plainFaults(page)),
];

const widths = [320, 390, 768, 1024, 1280, 1440];
/** In CI axe checks the narrowest and the widest, as for every kind of page. */
const axeWidths = isNightly ? widths : [320, 1440];

for (const [name, arrive] of Object.entries(states))
  test(`a sheet that is ${name} has no fault, at every width, light and dark`, async ({ page }) => {
    await arrive(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await plainFaults(page), `${width} px`).toEqual([]);
      if (!axeWidths.includes(width)) continue;
      expect(await axeFaults(page), `${width} px`).toEqual([]);
      // The scheme changes only colors.
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeFaults(page, { rules: colorRules });
      expect(dark, `${width} px, dark`).toEqual([]);
    }
  });

test('with the reader’s own colors every control is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSheet(page, full);
  expect(await faults(page)).toEqual([]);
  await finish(page).click();
  await expect(page.getByRole('button', { name: 'Print, or save as PDF' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('A4 is beside the questions from 1264 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1264, height: 800 });
  await openSheet(page, full);
  const box = await page
    .getByRole('region', { name: 'Your sheet' })
    .getByRole('img')
    .first()
    .boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1000 / 707, 2);
  expect(box?.width).toBeGreaterThanOrEqual(880);
});

test('script: at most 2 KB before the first use and 95 KB after it', async ({ page }) => {
  // The page's own list of loaded resources: complete at any time, however late events arrive here.
  const scriptWeight = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  await page.goto('/sheet');
  await page.waitForLoadState('networkidle');
  expect(await scriptWeight()).toBeGreaterThan(0);
  expect(await scriptWeight()).toBeLessThanOrEqual(2_048);
  await page.getByLabel('Paper and spreadsheets').check();
  await expect(finish(page)).toBeVisible();
  await expect.poll(scriptWeight).toBeGreaterThan(50_000);
  expect(await scriptWeight()).toBeLessThanOrEqual(95_000);
});

test('the sheet violates no policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/policy|refused|trusted/i.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  await states.finished(page);
  await page.getByRole('button', { name: 'Keep drawing' }).click();
  await page.getByLabel('Name', { exact: true }).first().focus();
  await page.getByLabel('Servers or cloud').check();
  expect(refused).toEqual([]);
});
