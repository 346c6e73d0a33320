import type { PageView } from '#audit-log/audit-log.store.ts';
import { createLog } from '@studio/platform/log.ts';
import { expect, it, vi } from 'vitest';
import { gatherPageViews } from './page-views.ts';

const view = (detail: string): PageView => ({ sessionId: 'one', detail, count: 1 });

it('writes collected views together, and retries what could not be written', async () => {
  vi.useFakeTimers();
  const written: string[][] = [];
  let isAway = true;
  const views = gatherPageViews((seen) => {
    if (isAway) return Promise.reject(new Error('PostgreSQL is away.'));
    written.push(seen.map(({ detail }) => detail));
    return Promise.resolve();
  }, createLog('silent'));
  views.note(view('first'));
  views.note(view('second'));
  await vi.advanceTimersByTimeAsync(1_000);
  views.note(view('third'));
  expect(written).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([['first', 'second', 'third']]);
  views.note(view('fourth'));
  await views.stop();
  expect(written.at(-1)).toEqual(['fourth']);
  vi.useRealTimers();
});
