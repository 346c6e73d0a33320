import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alarmSender, openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { databaseWatch } from '@studio/enquiries/alarms/database-watch.ts';
import { recordHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { refusedEnquiries } from '@studio/enquiries/alarms/refused-enquiries.ts';
import { startWatch, workerWatch } from '@studio/enquiries/alarms/worker-watch.ts';
import { reconcileHandler } from '@studio/worker/jobs/reconcile.handler.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { alarmNotifiers } from '@studio/platform/sending/alarm-notifiers.ts';
import { silentLog } from './support/database.ts';
import { responseTarget } from './support/response-target.ts';
import { provider, type TestProvider } from './support/provider.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let enquiryMails: TestSmtp;
let alarmMails: TestSmtp;
let web: TestProvider;
let service: TestService;
beforeEach(async () => {
  enquiryMails = await smtpServer();
  alarmMails = await smtpServer();
  web = await provider();
  service = await testService({
    INTAKE_SMTP_URL: enquiryMails.url,
    INTAKE_SEND_RECEIPTS: 'false',
    INTAKE_ALARM_WEBHOOK_URL: web.url,
    INTAKE_ALARM_TO: 'night@company.example',
    INTAKE_ALARM_SMTP_URL: alarmMails.url,
  });
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
  await alarmMails[Symbol.asyncDispose]();
  await enquiryMails[Symbol.asyncDispose]();
});

const MINUTE = 60_000;
const texts = () => alarmMails.received.map(({ mail }) => mail.text?.trim() ?? '');
const calls = () => web.calls.map(({ body }) => JSON.parse(body) as Record<string, string>);
/** Runs at once what the API does every few seconds. */
async function notify(): Promise<void> {
  const notifiers = alarmNotifiers(service.config.alarms);
  await alarmSender(service.database.db, notifiers, silentLog)();
  notifiers.close();
}

describe('a worker that dies', () => {
  it('is reported by the API alone, by mail and webhook within five minutes; then the all-clear', async () => {
    const { db } = service.database;
    let now = 0;
    const look = workerWatch(db, () => now);
    await recordHeartbeat(db);
    await look();
    await service.postEnquiry({ idempotencykey: randomUUID() });
    now = MINUTE;
    await look();
    expect(await openAlarms(db)).toEqual([]);
    now = 4 * MINUTE;
    await look();
    await look();
    await notify();
    await notify();
    expect(alarmMails.received.map(({ envelopeTo }) => envelopeTo)).toEqual([
      ['night@company.example'],
    ]);
    expect(alarmMails.received[0]?.mail.subject).toBe('Alarm: worker (worker)');
    expect(texts()).toEqual([
      expect.stringMatching(
        /^No worker runs: it ended, hangs or cannot reach PostgreSQL\. Enquiries are stored but not delivered; 1 messages wait\.\nSince: [\d: -]+ UTC\nNext: journalctl -u "studio-worker@\*" -n 50 says why it stopped; then systemctl restart studio-worker@/,
      ),
    ]);
    expect(calls()).toMatchObject([{ state: 'raised', kind: 'worker', text: texts()[0] }]);
    const ready = await service.app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({
      problems: [],
      alarms: [expect.stringContaining('No worker runs')],
    });
    const { body } = await service.app.inject('/metrics');
    expect(body).toContain('intake_alarms_open{kind="worker"} 1');
    expect(body).toContain('worker_heartbeat_age_seconds{process="worker"}');

    await recordHeartbeat(db);
    await look();
    await notify();
    expect(texts()[1]).toMatch(/^Over since [\d: -]+ UTC: No worker runs/);
    expect(calls()[1]).toMatchObject({ state: 'over', kind: 'worker' });
    expect(await openAlarms(db)).toEqual([]);
  });

  it('is looked for by the API all the time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      const { db } = service.database;
      await recordHeartbeat(db);
      const stop = startWatch(db, service.config.alarms, refusedEnquiries(), silentLog);
      await eventually(async () => {
        vi.advanceTimersByTime(10_000);
        expect(await openAlarms(db)).toMatchObject([{ kind: 'worker' }]);
      }, 5 * MINUTE);
      stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is noticed even if none ever ran, and a clock that jumps causes no false alarm', async () => {
    const { db, pool } = service.database;
    let now = 0;
    const look = workerWatch(db, () => now);
    await look();
    now = 3 * MINUTE;
    await look();
    expect(await openAlarms(db)).toMatchObject([
      { message: expect.stringContaining('has ever run') as string },
    ]);
    await recordHeartbeat(db);
    await look();
    await pool.query(`update heartbeats set last_seen_at = now() - interval '1 year'`);
    now = 4 * MINUTE;
    await look();
    await recordHeartbeat(db);
    now = 7 * MINUTE;
    await look();
    expect(await openAlarms(db)).toEqual([]);
  });

  it('sends heartbeats while it runs', async () => {
    const stop = await service.startWorker();
    const { rows } = await service.database.pool.query('select process from heartbeats');
    expect(rows).toEqual([{ process: 'worker' }]);
    await stop();
  });
});

describe('a database that goes away', () => {
  it('its all-clear counts each enquiry that was refused and did not come again once', async () => {
    const { db, pool } = service.database;
    let now = 0;
    let problems: string[] = [];
    const notifiers = alarmNotifiers(service.config.alarms);
    const look = databaseWatch(
      () => Promise.resolve(problems),
      (notice) => notifiers.notify(notice),
      () => now,
      service.refused,
    );
    const send = async (idempotencykey?: string) =>
      (await service.postEnquiry({ idempotencykey })).statusCode;
    await look();
    await pool.query('alter table enquiries rename to enquiries_away');
    const [open, given] = [randomUUID(), randomUUID()];
    for (const key of [open, open, given, given, undefined]) expect(await send(key)).toBe(503);
    problems = ['PostgreSQL does not answer.'];
    await look();
    now = MINUTE;
    await look();
    expect(texts()).toEqual([expect.stringContaining('Refused so far: 3.')]);
    await pool.query('alter table enquiries_away rename to enquiries');
    expect(await send(open)).toBe(201);
    problems = [];
    await look();
    notifiers.close();
    expect(texts()[1]).toMatch(
      /^Over since [\d: -]+ UTC: Enquiries are stored again\. Refused meanwhile and not sent again: 2\. It began [\d: -]+ UTC\./u,
    );
    expect(await openAlarms(db)).toEqual([]);
  });
});

describe('sending alarms', () => {
  it('is repeated until one way works; another way that fails does not block it', async () => {
    const { db } = service.database;
    const raise = (subject: string) =>
      db.insertInto('alarms').values({ kind: 'clock', subject, message: 'Late.' }).execute();
    web.behavior = { status: 500 };
    alarmMails.behavior = 'busy';
    await raise('one');
    await expect(notify()).rejects.toThrow('No way took the alarm.');
    alarmMails.behavior = 'takes';
    await notify();
    await notify();
    expect(texts()).toHaveLength(1);
  });

  it('two processes at once send an alarm once', async () => {
    const { db } = service.database;
    const row = { kind: 'clock', subject: 'database', message: 'Late.' };
    await db.insertInto('alarms').values(row).execute();
    await Promise.all([notify(), notify(), notify()]);
    expect(texts()).toHaveLength(1);
  });

  it('many failed messages on one channel are one alarm, over when none is left', async () => {
    enquiryMails.behavior = 'refuses';
    const stop = await service.startWorker();
    for (let sent = 0; sent < 3; sent += 1) {
      await service.postEnquiry({ idempotencykey: randomUUID(), subject: `Enquiry ${sent}` });
    }
    const { db, pool } = service.database;
    await eventually(async () => {
      const { rows } = await pool.query(`select 1 from deliveries where state = 'failed'`);
      expect(rows).toHaveLength(3);
    });
    await stop();
    await notify();
    expect(texts()).toHaveLength(1);
    const reconcile = reconcileHandler(
      db,
      service.queue,
      openChannels(service.config.channels),
      responseTarget,
    );
    await reconcile();
    expect(await openAlarms(db)).toMatchObject([{ kind: 'failed', subject: 'smtp' }]);
    await pool.query(`update deliveries set state = 'delivered', delivered_at = now()`);
    await reconcile();
    await notify();
    expect(texts()[1]).toMatch(/^Over since .*failed on smtp/);
  });

  it('the API sends alarms that the worker has not sent', async () => {
    const { db } = service.database;
    const stop = startWatch(db, service.config.alarms, refusedEnquiries(), silentLog);
    await sql`insert into alarms (kind, subject, message, raised_at) values
      ('clock', 'old', 'Old.', now() - interval '1 minute'),
      ('clock', 'new', 'New.', now() + interval '1 minute')`.execute(db);
    await eventually(() => {
      expect(texts()).toEqual([expect.stringContaining('Old.')]);
    });
    stop();
  });

  it('an API without a way to send alarms leaves them to the worker', async () => {
    const { db } = service.database;
    await sql`insert into alarms (kind, subject, message, raised_at)
      values ('clock', 'database', 'Late.', now() - interval '1 minute')`.execute(db);
    const nowhere = { webhookUrl: undefined, mail: undefined };
    const stop = startWatch(db, nowhere, refusedEnquiries(), silentLog);
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    stop();
    await notify();
    expect(texts()).toHaveLength(1);
  });
});
