import type { Health } from '@studio/contract/desk/health';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { plantSession, testDesk, type TestDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

let desk: TestDesk;
let manager: Browser;
let sales: Browser;
beforeAll(async () => {
  desk = await testDesk();
  manager = await plantSession(desk, 'manager');
  sales = await plantSession(desk, 'sales');
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.sql('truncate enquiries, alarms, heartbeats cascade'));

const look = async () => (await sales.get('/api/health')).json<Health>();

const deliver = (enquiry: string, channel: string, more: string) =>
  desk.sql(
    `insert into deliveries (enquiry_id, purpose, channel, state, created_at, delivered_at, problem, attempts)
     values ($1, 'sales', $2, ${more})`,
    enquiry,
    channel,
  );

it('with no data, nothing is reported as working or broken', async () => {
  expect(await look()).toMatchObject({
    workerAt: null,
    notTakenUp: 0,
    kept: 0,
    lastReceivedAt: null,
    ways: [],
    probes: [],
    alarms: [],
  });
});

it('reports for every route what waits, what failed and why, and what last arrived', async () => {
  const enquiry = await addEnquiry(desk);
  await deliver(
    enquiry,
    'smtp',
    `'delivered', now() - interval '10 s', now() - interval '7 s', null, 1`,
  );
  await deliver(
    enquiry,
    'webhook',
    `'failed', now() - interval '2 days', null, 'The key is not valid (401).', 9`,
  );
  await desk.sql(`insert into heartbeats (process) values ('worker')`);
  await desk.sql(
    `insert into alarms (kind, subject, message) values ('failed', 'webhook', 'Copies have failed.')`,
  );
  const { ways, alarms, workerAt, kept } = await look();
  expect(ways).toMatchObject([
    { channel: 'smtp', waiting: 0, failed: 0, failedOf: [], lastTookMs: 3_000, problem: null },
    {
      channel: 'webhook',
      waiting: 0,
      failed: 1,
      failedOf: [{ id: enquiry, reference: expect.stringMatching(/./u) as string }],
      problem: 'The key is not valid (401).',
    },
  ]);
  expect(alarms).toMatchObject([{ sentence: 'Copies have failed.', over: null }]);
  expect([kept, Date.now() - Date.parse(workerAt ?? '') < 60_000]).toEqual([1, true]);
});

it('failed messages are retried by a manager, with an audit log entry', async () => {
  const enquiry = await addEnquiry(desk);
  await deliver(enquiry, 'smtp', `'failed', now(), null, 'Mailbox full.', 9`);
  expect((await sales.post('/api/health/try-again')).statusCode).toBe(403);
  expect((await manager.post('/api/health/try-again')).json()).toEqual({ tried: 1 });
  expect(await desk.sql('select state, attempts from deliveries')).toEqual([
    { state: 'pending', attempts: 0 },
  ]);
  expect(
    await desk.sql('select detail from audit_log where enquiry_id = $1', enquiry),
  ).toContainEqual({
    detail: 'deliveries retry',
  });
});

it('a test enquiry reports how long it took, or that it did not arrive', async () => {
  const enquiry = await addEnquiry(desk, { is_probe: true });
  expect((await look()).probes).toMatchObject([{ tookMs: null }]);
  await deliver(
    enquiry,
    'smtp',
    `'delivered', now(), (select received_at + interval '4 s' from enquiries), null, 1`,
  );
  expect((await look()).probes).toMatchObject([{ tookMs: 4_000 }]);
});

it('a notice that failed names its enquiry', async () => {
  const enquiry = await addEnquiry(desk);
  await desk.sql(
    `with notice as (insert into owner_notices (enquiry_id, kind, event, staff_id, is_mailed)
       select $1, 'late', '1', id, true from staff limit 1 returning id)
     insert into deliveries (notice_id, purpose, channel, state) select id, 'notice', 'smtp', 'failed' from notice`,
    enquiry,
  );
  expect((await look()).ways).toMatchObject([{ purpose: 'notice', failedOf: [{ id: enquiry }] }]);
});

it('monitoring on the machine learns that a migration is missing', async () => {
  await desk.sql(`update kysely_migration set name = name || ' renamed'`);
  const answer = await desk.newBrowser().get('/readyz');
  await desk.sql(`update kysely_migration set name = replace(name, ' renamed', '')`);
  expect([answer.statusCode, answer.json<unknown>()]).toEqual([
    503,
    {
      problems: expect.arrayContaining([
        'Migration 0001_schema is missing. Run: intake migrate.',
      ]) as string[],
    },
  ]);
});
