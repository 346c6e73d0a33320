import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChannelCheck } from '@studio/mail/recovery.store.ts';
import { purgeHandler } from '@studio/worker/jobs/purge.handler.ts';
import { reconcileHandler } from '@studio/worker/jobs/reconcile.handler.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { clockedDatabase, type ClockedDatabase } from './support/clock.ts';
import { testAuditLog } from './support/audit-log.ts';
import { responseTarget } from './support/response-target.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

const jumps = ['1 hour', '-1 hour', '1 year', '-1 year'];

let smtp: TestSmtp;
let database: ClockedDatabase;
let service: TestService;
beforeEach(async () => {
  smtp = await smtpServer();
  database = await clockedDatabase();
  const changes = { INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' };
  service = await testService(changes, database);
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const send = async () => {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID() });
  expect(answer.statusCode).toBe(201);
};
const arrive = (count: number) =>
  eventually(() => {
    expect(smtp.received).toHaveLength(count);
  });
const reconcile = () =>
  reconcileHandler(
    database.db,
    service.queue,
    openChannels(service.config.channels),
    responseTarget,
  )();
const rows = async (text: string) => (await database.pool.query(text)).rows as unknown[];

describe.each(jumps)("PostgreSQL's clock jumps by %s", (jump) => {
  it('enquiries from before, not planned yet, and from after arrive once each', async () => {
    await send();
    await database.jump(jump);
    await send();
    await service.startWorker();
    await reconcile();
    await arrive(2);
    await database.jump(jump.startsWith('-') ? jump.slice(1) : `-${jump}`);
    await send();
    await reconcile();
    await arrive(3);
    expect(await rows('select 1 from enquiries')).toHaveLength(3);
  });

  it('a delivery that a dead worker was sending is sent', async () => {
    await send();
    await rows(`update enquiries set received_at = now() - interval '2 minutes'`);
    await reconcile();
    await rows(`update deliveries set state = 'sending', sending_since = now(), attempts = 1;
                delete from pgboss.job`);
    await database.jump(jump);
    await service.startWorker();
    await reconcile();
    await arrive(1);
  });
});

it('a success dated in the future does not stop checks of a failing provider', async () => {
  await send();
  const stop = await service.startWorker();
  await eventually(async () => {
    expect(await rows(`select 1 from deliveries where state = 'delivered'`)).toHaveLength(1);
  });
  await database.jump('-1 year');
  smtp.behavior = 'busy';
  await send();
  await eventually(async () => {
    expect(await rows(`select 1 from delivery_attempts where outcome = 'retry'`)).not.toEqual([]);
  });
  // While the worker runs, it may hold the message.
  await stop();
  expect(await findChannelCheck(database.db, 'smtp')).toBeDefined();
});

it('both clocks jump a year ahead: nothing is purged for a week, and an alarm says so', async () => {
  await send();
  const purge = (days: number) =>
    purgeHandler(database.db, testAuditLog, {
      now: () => new Date(Date.now() + days * 86_400_000),
    })();
  for (let day = 0; day < 9; day += 1) {
    await database.jump('1 day');
    await purge(day + 1);
  }
  await database.jump('365 days');
  expect(await purge(9 + 365)).toBeUndefined();
  expect(await rows('select 1 from enquiries')).toHaveLength(1);
  expect(await rows(`select subject from alarms where resolved_at is null`)).toEqual([
    { subject: 'purge' },
  ]);
  const later = [];
  for (let day = 1; day <= 7; day += 1) {
    await database.jump('1 day');
    later.push(await purge(9 + 365 + day));
  }
  expect(later.map((purged) => purged?.enquiries)).toEqual([
    ...Array<undefined>(6).fill(undefined),
    1,
  ]);
  expect(await rows(`select 1 from alarms where resolved_at is null`)).toEqual([]);
});
