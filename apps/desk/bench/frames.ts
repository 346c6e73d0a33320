import type { Page } from '@playwright/test';

/** The duration of this many consecutive frames. */
export async function framesOf(page: Page, count: number): Promise<number[]> {
  // A page in the background gets less processor time.
  await page.bringToFront();
  return page.evaluate(async (frames) => {
    const moments: number[] = [];
    for (let frame = 0; frame <= frames; frame += 1)
      moments.push(await new Promise<number>(requestAnimationFrame));
    return moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  }, count);
}
