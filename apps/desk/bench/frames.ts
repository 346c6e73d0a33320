import type { Page } from '@playwright/test';

/** So many frames, one after the other: how long each of them took to come. */
export async function framesOf(page: Page, count: number): Promise<number[]> {
  // A page behind another has less of the processor.
  await page.bringToFront();
  return page.evaluate(async (frames) => {
    const moments: number[] = [];
    for (let frame = 0; frame <= frames; frame += 1)
      moments.push(await new Promise<number>(requestAnimationFrame));
    return moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  }, count);
}
