import { expect, test } from '@playwright/test';
import { builtPages } from './built-pages.ts';

const services = builtPages.filter((path) => path.startsWith('/services/'));

/** The longest a service page may be in the middle of all of them, in pixels by the window's width. */
const goals = [
  [1440, 6000],
  [390, 9500],
] as const;

for (const [width, goal] of goals)
  test(`a service page is at most ${goal} px long at ${width}, in the middle of all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const lengths: number[] = [];
    for (const path of services) {
      await page.goto(path);
      lengths.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    const sorted = lengths.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
    console.log(`${width} px: ${sorted[0]} to ${sorted.at(-1)}, in the middle ${middle}`);
    expect(middle).toBeLessThanOrEqual(goal);
  });
