import { expect } from '@playwright/test';
import { builtPages } from './built-pages.ts';
import { test } from './shared-tab.ts';

const services = builtPages.filter((path) => path.startsWith('/services/'));

/** The maximum median height of a service page in pixels, by window width. */
const goals = [
  [1440, 6000],
  [390, 9500],
] as const;

const inTheMiddle = (lengths: readonly number[]): number =>
  lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? Infinity;

test('the median service page is at most 6000 px long at 1440 and 9500 px at 390', async ({
  page,
}) => {
  const lengths = goals.map((): number[] => []);
  for (const path of services) {
    await page.goto(path);
    for (const [i, [width]] of goals.entries()) {
      await page.setViewportSize({ width, height: 900 });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      lengths[i]?.push(length);
    }
  }
  for (const [i, [width, goal]] of goals.entries()) {
    const all = lengths[i] ?? [];
    const middle = inTheMiddle(all);
    console.log(`${width} px: ${Math.min(...all)} to ${Math.max(...all)}, in the middle ${middle}`);
    expect(middle, `${width} px`).toBeLessThanOrEqual(goal);
  }
});
