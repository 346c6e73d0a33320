import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attemptDelivery } from '@studio/worker/jobs/deliver.handler.ts';
import { deliverEnquiryHandler } from '@studio/worker/jobs/deliver-enquiry.handler.ts';
import { redrive } from '@studio/enquiries/jobs/redrive.store.ts';
import { openRoutes } from '@studio/mail/routes.ts';
import { clockedDatabase, type ClockedDatabase } from './support/clock.ts';
import { silentLog } from './support/database.ts';
import { testLedger } from './support/ledger.ts';
import { responseTarget } from './support/response-target.ts';
import { provider, type TestProvider } from './support/provider.ts';
import { testService, type TestService } from './support/service.ts';

const HOUR = 3_600;
const MOST_ATTEMPTS = 2_000;
const links = {
  confirmUrl: () => '',
  enquiryUrl: () => Promise.resolve(''),
  howSoon: () => 'We answer within one working day.',
  leaveUrl: () => '',
};

let database: ClockedDatabase;
let web: TestProvider;
let service: TestService;
beforeEach(async () => {
  web = await provider();
  database = await clockedDatabase();
  service = await testService(
    {
      INTAKE_CHANNELS: 'webhook',
      INTAKE_WEBHOOK_URL: web.url,
      INTAKE_WEBHOOK_SECRET: 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
    },
    database,
  );
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

const rows = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[];

interface Life {
  readonly waits: number[];
  readonly hours: number;
  readonly state: string;
}

/** Makes every attempt at the second it is due, until the delivery has an outcome. */
async function live(onHour: (hours: number) => void = () => undefined): Promise<Life> {
  const routes = openRoutes(service.config.channels);
  const { db } = database;
  const [enquiry] = await rows<{ id: string }>('select id from leads');
  await deliverEnquiryHandler(
    db,
    service.queue,
    routes,
    responseTarget,
  )([{ leadId: enquiry?.id ?? '' }]);
  const channel = routes.channels.get('webhook');
  if (channel === undefined) throw new Error('There is no webhook.');
  const attempt = attemptDelivery(
    {
      db,
      queue: service.queue,
      routes,
      responseTarget,
      links,
      secret: service.config.secret,
      log: silentLog,
    },
    channel,
  );
  const waits: number[] = [];
  for (let made = 0; made < MOST_ATTEMPTS; made += 1) {
    const [delivery] = await rows<{ id: string; state: string; wait: number; hours: number }>(
      `select id, state, extract(epoch from next_attempt_at - now())::float8 as wait,
         coalesce(extract(epoch from now() - first_attempt_at) / 3600, 0)::float8 as hours
       from deliveries`,
    );
    if (delivery === undefined) break;
    if (delivery.state !== 'pending') return { waits, ...delivery };
    onHour(delivery.hours);
    if (made > 0) waits.push(delivery.wait);
    await database.jump(`${Math.max(delivery.wait, 0)} seconds`);
    await attempt(delivery.id);
  }
  throw new Error('The delivery was never settled.');
}

it('fails for 72 hours: retried at least hourly, then parked with an alarm; the enquiry stays', async () => {
  web.mood = { status: 500 };
  await service.postEnquiry({ submissionkey: randomUUID() });
  const { waits, hours, state } = await live();
  expect(state).toBe('parked');
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(72.01);
  expect(web.calls.length).toBe(waits.length + 1);
  expect(waits.length).toBeGreaterThan(72);
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR + 1);
  expect(await rows('select 1 from leads')).toHaveLength(1);
  expect(await rows(`select kind from alarms where cleared_at is null`)).toEqual([
    { kind: 'parked' },
  ]);
  // Every attempt but the first came from a job in the queue.
  const jobs = await rows<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'deliver-webhook'`,
  );
  expect(jobs[0]?.count).toBe(web.calls.length);
  expect(await redrive(database.db, service.queue, testLedger)).toBe(1);
  web.mood = { status: 200 };
  expect((await live()).state).toBe('delivered');
});

it('a provider that is back in the 72nd hour gets the enquiry', async () => {
  web.mood = { status: 503 };
  await service.postEnquiry({ submissionkey: randomUUID() });
  const { hours, state } = await live((passed) => {
    if (passed > 70.9) web.mood = { status: 200 };
  });
  expect(state).toBe('delivered');
  expect(hours).toBeGreaterThan(70.9);
});
