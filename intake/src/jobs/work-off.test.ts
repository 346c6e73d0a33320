import type { JobResult } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '#platform/log.ts';
import type { Queue } from '#platform/queue.ts';
import { jobTaker } from './work-off.ts';

type Take = (jobs: { id: string; data: unknown }[]) => Promise<JobResult[]>;

/** The queue's side of taking jobs: keeps the handler it was given, so that a test hands it jobs. */
function waitingQueue() {
  const work = vi.fn<(name: string, options: object, take: Take) => Promise<void>>(() =>
    Promise.resolve(),
  );
  const stopping = new AbortController();
  const taker = jobTaker(
    { boss: { work } } as unknown as Queue,
    createLog('silent'),
    stopping.signal,
  );
  const hand: Take = (jobs) => work.mock.lastCall?.[2](jobs) ?? Promise.resolve([]);
  return { ...taker, hand, work, stopping };
}

const kind = { name: 'greet', settings: {}, payload: z.object({ who: z.string() }) };
const job = (id: string, who: unknown = id) => ({ id, data: { who } });

it('hands out the payloads one after another, and each job ends for itself', async () => {
  const { workOff, hand } = waitingQueue();
  const greeted: string[] = [];
  await workOff(kind, ({ who }) => {
    greeted.push(who);
    return who === 'b' ? Promise.reject(new TypeError('quotes somebody')) : Promise.resolve();
  });
  expect(await hand([job('a'), job('b'), job('c')])).toEqual([
    { id: 'a', status: 'completed' },
    { id: 'b', status: 'failed', output: { type: 'TypeError' } },
    { id: 'c', status: 'completed' },
  ]);
  expect(greeted).toEqual(['a', 'b', 'c']);
});

it('of an error the queue keeps the kind and the code, never the words', async () => {
  const { workOff, hand } = waitingQueue();
  const refusal = Object.assign(new Error('asha@menon.example'), { code: '23505' });
  await workOff(kind, () => Promise.reject(refusal));
  const results = await hand([job('a')]);
  expect(results).toEqual([
    { id: 'a', status: 'failed', output: { type: 'Error', code: '23505' } },
  ]);
});

it('a job that holds something else ends at once, by the names of its fields alone; the others run', async () => {
  const { workOff, hand } = waitingQueue();
  await workOff(kind, () => Promise.resolve());
  const sentence = (fields: string) =>
    `A job of greet does not hold what such a job must hold (${fields}). It is not run and not tried again.`;
  expect(await hand([job('a', 7), { id: 'b', data: 'asha@menon.example' }, job('c')])).toEqual([
    { id: 'a', status: 'deadletter', output: { sentence: sentence('who') } },
    { id: 'b', status: 'deadletter', output: { sentence: sentence('the whole') } },
    { id: 'c', status: 'completed' },
  ]);
});

it('when stopping, what was not begun goes back to the queue', async () => {
  const { workOff, hand, stopping } = waitingQueue();
  await workOff(kind, () => {
    stopping.abort();
    return Promise.resolve();
  });
  expect(await hand([job('a'), job('b')])).toEqual([{ id: 'a', status: 'completed' }]);
});

it('together: one call for all, and they share its end', async () => {
  const { workOffTogether, hand } = waitingQueue();
  const calls: (readonly { who: string }[])[] = [];
  await workOffTogether(kind, (payloads) => {
    calls.push(payloads);
    return calls.length === 1 ? Promise.resolve() : Promise.reject(new Error());
  });
  expect((await hand([job('a'), job('b')])).map(({ status }) => status)).toEqual([
    'completed',
    'completed',
  ]);
  expect(calls).toEqual([[{ who: 'a' }, { who: 'b' }]]);
  expect((await hand([job('a'), job('b')])).map(({ status }) => status)).toEqual([
    'failed',
    'failed',
  ]);
});

it('nobody is called when no job fits', async () => {
  const { workOffTogether, hand } = waitingQueue();
  const handle = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await workOffTogether(kind, handle);
  await hand([job('a', 7)]);
  expect(handle).not.toHaveBeenCalled();
});

it('jobs are looked for twice a second, and each job’s own end is told', async () => {
  const { workOff, work } = waitingQueue();
  await workOff(kind, () => Promise.resolve());
  expect(work.mock.lastCall?.[0]).toBe('greet');
  expect(work.mock.lastCall?.[1]).toMatchObject({
    pollingIntervalSeconds: 0.5,
    perJobResults: true,
  });
});
