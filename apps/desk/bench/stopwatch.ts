import type { CDPSession, Page } from '@playwright/test';

export interface Step {
  /** From the key to the frame that shows it, as the browser tells it: in steps of 8 ms. */
  readonly shownMs: number;
  /** What the page's own thread worked for it, rows made after the frame included. Waiting is not in it. */
  readonly workMs: number;
}

export interface Stopwatch {
  press(key: string): Promise<Step>;
}

async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
}

/** The browser tells of no event that was shown sooner. */
const SOONEST_MS = 16;

export async function stopwatch(page: Page): Promise<Stopwatch> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate((durationThreshold) => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntriesByName('keydown')) shown.push(duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SOONEST_MS);
  return {
    async press(key) {
      // A page behind another has less of the processor.
      await page.bringToFront();
      const before = await threadMs(session);
      await page.keyboard.press(key);
      // Two frames and a moment: all that the key set off is done, and told.
      const shownMs = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve, 30));
        return (Reflect.get(window, 'shown') as number[]).splice(0).at(-1);
      });
      const workMs = (await threadMs(session)) - before;
      return { shownMs: shownMs ?? SOONEST_MS, workMs };
    },
  };
}
