import { expect, test } from '@playwright/test';
import { portions } from './built-pages.ts';

/** Scrolls the page to its end and returns what lies over the bar on the way. */
function whatCoversTheBar(): string[] {
  const bar = document.querySelector('header');
  if (!bar) return ['there is no bar'];
  const { clientWidth, scrollHeight } = document.documentElement;
  const height = bar.clientHeight;
  const covers = new Set<string>();
  for (let y = 0; y < scrollHeight; y += 60) {
    scrollTo({ top: y, behavior: 'instant' });
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(clientWidth * across, height * down);
        if (!hit || !bar.contains(hit)) covers.add(hit?.outerHTML.slice(0, 80) ?? 'nothing');
      }
  }
  return [...covers];
}

for (const [i, portion] of portions.entries())
  test(`R33 the bar lies over all that scrolls below it, at three widths (${i + 1}/4)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const path of portion) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const covers = await page.evaluate(whatCoversTheBar);
        expect.soft(covers, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
