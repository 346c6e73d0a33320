import type { JobResult } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '@studio/platform/log.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { jobRunner } from './job-runner.ts';

type Take = (jobs: { id: string; data: unknown }[]) => Promise<JobResult[]>;

/** A fake queue that keeps the handler it receives, so that a test can pass it jobs. */
function waitingQueue() {
  const work = vi.fn<(name: string, options: object, take: Take) => Promise<void>>(() =>
    Promise.resolve(),
  );
  const stopping = new AbortController();
  const taker = jobRunner(
    { boss: { work } } as unknown as Queue,
    createLog('silent'),
    stopping.signal,
  );
  const hand: Take = (jobs) => work.mock.lastCall?.[2](jobs) ?? Promise.resolve([]);
  return { ...taker, hand, work, stopping };
}

const kind = { name: 'greet', settings: {}, payload: z.object({ who: z.string() }) };
const job = (id: string, who: unknown = id) => ({ id, data: { who } });

it('runs the payloads one after another, with a separate result for each job', async () => {
  const { runEach, hand } = waitingQueue();
  const greeted: string[] = [];
  await runEach(kind, ({ who }) => {
    greeted.push(who);
    return who === 'b' ? Promise.reject(new TypeError('quotes a visitor')) : Promise.resolve();
  });
  expect(await hand([job('a'), job('b'), job('c')])).toEqual([
    { id: 'a', status: 'completed' },
    { id: 'b', status: 'failed', output: { type: 'TypeError' } },
    { id: 'c', status: 'completed' },
  ]);
  expect(greeted).toEqual(['a', 'b', 'c']);
});

it('stores the type and the code of an error, never its message', async () => {
  const { runEach, hand } = waitingQueue();
  const refusal = Object.assign(new Error('asha@menon.example'), { code: '23505' });
  await runEach(kind, () => Promise.reject(refusal));
  const results = await hand([job('a')]);
  expect(results).toEqual([
    { id: 'a', status: 'failed', output: { type: 'Error', code: '23505' } },
  ]);
});

it('ends a job with an invalid payload at once, naming only its fields; the others run', async () => {
  const { runEach, hand } = waitingQueue();
  await runEach(kind, () => Promise.resolve());
  const sentence = (fields: string) =>
    `A job of greet has missing or invalid fields (${fields}). It is not run and not tried again.`;
  expect(await hand([job('a', 7), { id: 'b', data: 'asha@menon.example' }, job('c')])).toEqual([
    { id: 'a', status: 'deadletter', output: { sentence: sentence('who') } },
    { id: 'b', status: 'deadletter', output: { sentence: sentence('the whole payload') } },
    { id: 'c', status: 'completed' },
  ]);
});

it('when stopping, returns jobs that were not started to the queue', async () => {
  const { runEach, hand, stopping } = waitingQueue();
  await runEach(kind, () => {
    stopping.abort();
    return Promise.resolve();
  });
  expect(await hand([job('a'), job('b')])).toEqual([{ id: 'a', status: 'completed' }]);
});

it('together: one call for all jobs, which share its result', async () => {
  const { runTogether, hand } = waitingQueue();
  const calls: (readonly { who: string }[])[] = [];
  await runTogether(kind, (payloads) => {
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

it('does not call the handler if no payload is valid', async () => {
  const { runTogether, hand } = waitingQueue();
  const handle = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await runTogether(kind, handle);
  await hand([job('a', 7)]);
  expect(handle).not.toHaveBeenCalled();
});

it('polls twice a second and reports a result for each job', async () => {
  const { runEach, work } = waitingQueue();
  await runEach(kind, () => Promise.resolve());
  expect(work.mock.lastCall?.[0]).toBe('greet');
  expect(work.mock.lastCall?.[1]).toMatchObject({
    pollingIntervalSeconds: 0.5,
    perJobResults: true,
  });
});
