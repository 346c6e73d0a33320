import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readMetrics } from '@studio/enquiries/reports/metrics.store.ts';
import { addStaff, addWork } from '../support/desk-rows.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

let version = 100;
async function happen(id: string, kind: string, data: object, ago = '1 hour'): Promise<void> {
  version += 1;
  await kept.read(
    `insert into enquiry_events (enquiry_id, kind, version, data, at)
     values ($1, $2, $3, $4, now() - $5::interval)`,
    id,
    kind,
    version,
    data,
    ago,
  );
  if (kind === 'answered')
    await kept.read(
      `update enquiry_work set state = 'answered', first_answered_at = coalesce(first_answered_at, now())
       where enquiry_id = $1`,
      id,
    );
}

/** As an operator reads it: how many took at most so many seconds of working time. */
async function answered(): Promise<Record<string, number>> {
  const metrics = await (await readMetrics(kept.database.db)).getMetricsAsJSON();
  const { values } = metrics.find(
    ({ name }) => name === 'enquiry_response_working_seconds_bucket',
  ) ?? {
    values: [],
  };
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.le), value]));
}

const minutes = (count: number) => ({ workingMs: count * 60_000 });

it('counts the first answer of each, by the working time it took', async () => {
  const quick = await addWork(kept, '-2 hours', '2 hours');
  await happen(quick, 'answered', minutes(10));
  await happen(quick, 'answered', minutes(90));
  await happen(await addWork(kept, '-2 hours', '2 hours'), 'answered', minutes(9 * 60));
  await happen(await addWork(kept, '-2 hours', '2 hours'), 'answered', minutes(5), '8 days');
  expect(await answered()).toEqual({
    900: 1,
    3600: 1,
    7200: 1,
    14400: 1,
    28800: 1,
    57600: 2,
    '+Inf': 2,
  });
});

it('an undone reply does not count, and the next one is the first', async () => {
  const id = await addWork(kept, '-2 hours', '2 hours');
  await happen(id, 'answered', { ...minutes(10), reply: 'a' });
  await happen(id, 'send-undone', { reply: 'a' });
  expect(await answered()).toMatchObject({ 900: 0, '+Inf': 0 });
  await happen(id, 'answered', { ...minutes(30), reply: 'b' });
  expect(await answered()).toMatchObject({ 900: 0, 3600: 1, '+Inf': 1 });
});

it('closed without a word it takes for ever, for as long as an answer of that day would count', async () => {
  await addStaff(kept);
  const close = async (reason: string, ago: string) => {
    const id = await addWork(kept, '-2 hours', '-1 minute');
    await kept.read(
      `update enquiry_work set state = 'closed', close_reason = $2, state_since = now() - $3::interval
       where enquiry_id = $1`,
      id,
      reason,
      ago,
    );
    return id;
  };
  await close('not-for-us', '1 day');
  await close('not-for-us', '8 days');
  await close('spam', '1 day');
  await close('withdrawn', '1 day');
  expect(await answered()).toMatchObject({ 57600: 0, '+Inf': 1 });
});

it('an answer to what was withdrawn, to spam or to a duplicate does not count', async () => {
  for (const reason of ['withdrawn', 'spam', 'duplicate', 'won']) {
    const id = await addWork(kept, '-2 hours', '2 hours');
    await happen(id, 'answered', minutes(10));
    await kept.read(
      `update enquiry_work set state = 'closed', close_reason = $2 where enquiry_id = $1`,
      id,
      reason,
    );
  }
  expect(await answered()).toMatchObject({ 900: 1, '+Inf': 1 });
});

it('an enquiry that waits beyond the target counts as infinitely slow, if a desk is used at all', async () => {
  await addWork(kept, '-2 hours', '-1 minute');
  await addWork(kept, '-2 hours', '1 minute');
  expect(await answered()).toMatchObject({ 57600: 0, '+Inf': 0 });
  await addStaff(kept);
  expect(await answered()).toMatchObject({ 57600: 0, '+Inf': 1 });
});
