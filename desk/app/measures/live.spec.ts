import { loadavg } from 'node:os';
import { expect, test } from '../tests/support/test.ts';
import { openBarePage } from './bare-page.ts';
import { framesOf, workOf } from './frames.ts';
import { keepHappening, openWorkList } from './work-list.ts';

const FRAME_MS = 1_000 / 60;
const FRAMES = 60;
const ROUNDS = 3;
const WATCHED_MS = 3_000;

const isDropped = (gap: number): boolean => gap > FRAME_MS * 1.5;

test('no frame is dropped by the desk while ten events a second arrive', async ({
  desk,
  openAs,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  const { page, ids } = await openWorkList(desk, openAs);
  const bare = await openBarePage(context);
  const stop = await keepHappening(desk, ids);
  const [ours, control]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(...(await framesOf(page, FRAMES)));
    control.push(...(await framesOf(bare, FRAMES)));
  }
  // Afterwards: a browser that is watched drops frames for that alone.
  const work = await workOf(browser, page, () => page.waitForTimeout(WATCHED_MS));
  await stop();
  const [longest = Number.NaN] = work;
  const told = (gaps: readonly number[]) =>
    `${gaps.filter(isDropped).length} of ${gaps.length} dropped, the longest ${Math.max(...gaps).toFixed(0)} ms`;
  console.log(`10,000 rows, ten events a second, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`frames: ${told(ours)}; on a bare page ${told(control)}`);
  console.log(`the desk’s longest work in one go: ${longest.toFixed(1)} ms`);
  expect(longest).toBeLessThanOrEqual(FRAME_MS);
});
