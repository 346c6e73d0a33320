import type { Browser, Page } from '@playwright/test';

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

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor; waiting for it is not in it. */
  readonly tdur?: number;
}

const MARK = 'here';

/** What the page's own thread worked in one go while this went on, longest first: nothing is painted meanwhile. */
export async function workOf(
  browser: Browser,
  page: Page,
  during: () => Promise<unknown>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await during();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const here = trace.traceEvents.find(({ name }) => name === MARK);
  return trace.traceEvents
    .filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && pid === here?.pid && tid === here.tid,
    )
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((one, other) => other - one);
}
