import type { CDPSession, Page } from '@playwright/test';

export interface Step {
  /** From the key press to the frame that shows it, as the browser reports it: in steps of 8 ms. */
  readonly shownMs: number;
  /** The time the page's main thread worked for it, including rows rendered after the frame, without waiting. */
  readonly workMs: number;
}

export interface Stopwatch {
  press(key: string): Promise<Step>;
}

async function threadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1_000;
}

/** The browser does not report events that were shown sooner. */
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
      // A page in the background gets less processor time.
      await page.bringToFront();
      const before = await threadMs(session);
      await page.keyboard.press(key);
      // Two frames and 30 ms: by then everything the key triggered is done and reported.
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
