import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { recordHeartbeat } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { refusedEnquiries } from '@studio/enquiries/alarms/refused-enquiries.ts';
import { startWatch } from '@studio/enquiries/alarms/worker-watch.ts';
import { createLog } from '@studio/platform/log.ts';
import type { AlarmSettings } from '@studio/platform/sending/alarm-notifiers.ts';
import { readyDatabase, type TestDatabase } from '../support/database.ts';

// Of its own: the shared one does not wait for the disk, which is an alarm.
let database: TestDatabase;
let server: Server;
let webhookUrl: string;
let status = 200;
const calls: Record<string, unknown>[] = [];
const logged: Record<string, unknown>[] = [];
const log = createLog(
  'debug',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(JSON.parse(chunk.toString('utf8')) as Record<string, unknown>);
      done();
    },
  }),
);

beforeAll(async () => {
  database = await readyDatabase();
  server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push(JSON.parse(body) as Record<string, unknown>);
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database[Symbol.asyncDispose]();
});

let stop: () => void = () => undefined;
const refused = refusedEnquiries();
const start = (alarms: Partial<AlarmSettings> = { webhookUrl }) => {
  stop = startWatch(
    database.db,
    { webhookUrl: undefined, mail: undefined, ...alarms },
    refused,
    log,
  );
};
beforeEach(async () => {
  await change('delete from alarms; delete from heartbeats');
  status = 200;
  calls.length = 0;
  logged.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const change = (statement: string) => database.pool.query(statement);

/** Lets the time pass in steps until this is so; returns how many seconds have passed. */
async function passUntil(stepSeconds: number, isSo: () => boolean | Promise<boolean>) {
  const limit = Date.now() + 10_000;
  for (let passed = 0; Date.now() < limit;) {
    vi.advanceTimersByTime(stepSeconds * 1_000);
    passed += stepSeconds;
    await pause(8);
    if (await isSo()) return passed;
  }
  throw new Error('It did not become so.');
}

const isOpen = async () => (await openAlarms(database.db)).length > 0;
const said = (sentence: string) => logged.some(({ msg }) => msg === sentence);
const CANNOT_SEND =
  'The API cannot send the alarm that the worker or PostgreSQL is silent: set INTAKE_ALARM_WEBHOOK_URL or INTAKE_ALARM_SMTP_URL.';

describe('without a way to send alarms', () => {
  it('the API says so, and leaves them to the worker', async () => {
    await change(`insert into alarms (kind, subject, message, raised_at, resolved_at)
      values ('clock', 'database', 'Late.', now() - interval '1 hour', now() - interval '1 minute')`);
    start({});
    expect(logged).toMatchObject([{ level: 40, msg: CANNOT_SEND }]);
    expect(vi.getTimerCount(), 'only the worker is watched').toBe(1);
    await passUntil(15, isOpen);
    const { rows } = await change('select notified_at from alarms');
    expect(rows).toEqual([{ notified_at: null }, { notified_at: null }]);
    expect(calls).toEqual([]);
  });
});

describe('with a way to send alarms', () => {
  it.each([
    ['a webhook', () => ({ webhookUrl })],
    [
      'mail',
      () => ({
        mail: {
          url: 'smtp://127.0.0.1:9',
          from: 'studio@company.example',
          to: 'operator@company.example',
          company: { name: 'Company' },
        },
      }),
    ],
  ])('%s is enough, and nothing goes on after the end', (_way, settings) => {
    start(settings());
    expect(logged).toEqual([]);
    expect(vi.getTimerCount()).toBe(3);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a worker that is silent for two minutes is reported', async () => {
    await recordHeartbeat(database.db);
    start();
    const passed = await passUntil(15, isOpen);
    expect(passed, 'the first look is after fifteen seconds').toBeGreaterThanOrEqual(135);
    expect(await openAlarms(database.db)).toMatchObject([{ kind: 'worker', subject: 'worker' }]);
    expect(calls, 'the worker goes first').toEqual([]);
    await change(`update alarms set raised_at = now() - interval '31 seconds'`);
    await passUntil(5, () => calls.length > 0);
    expect(calls).toMatchObject([{ state: 'raised', kind: 'worker', subject: 'worker' }]);
  });

  it('an alarm is sent within five seconds, but not before the worker had thirty', async () => {
    await change(`insert into alarms (kind, subject, message, raised_at, resolved_at) values
      ('clock', 'just over', 'A.', now() - interval '1 hour', now() - interval '15 seconds'),
      ('clock', 'old', 'B.', now() - interval '31 seconds', null)`);
    start();
    vi.advanceTimersByTime(5_000);
    await passUntil(0, () => calls.length > 0);
    expect(calls[0]).toMatchObject({ subject: 'old' });
    expect(said('B.')).toBe(true);
  });

  it('a database that is away is reported with what was refused, and that it is back', async () => {
    refused.refuse('one');
    start();
    await change('alter table kysely_migration rename to other_migration');
    const passed = await passUntil(15, () => calls.length > 0);
    expect(passed).toBeGreaterThanOrEqual(60);
    expect(calls).toMatchObject([{ state: 'raised', kind: 'database' }]);
    expect(calls[0]?.['text']).toContain('Refused so far: 1.');
    await change('alter table other_migration rename to kysely_migration');
    await passUntil(15, () => calls.some(({ state }) => state === 'over'));
    expect(calls.find(({ state }) => state === 'over')?.['text']).toContain(
      'Refused meanwhile and not sent again: 1.',
    );
  });

  it('what fails is said in the log', async () => {
    status = 503;
    await change(`insert into alarms (kind, subject, message, raised_at)
      values ('clock', 'old', 'B.', now() - interval '31 seconds')`);
    await change('alter table kysely_migration rename to other_migration');
    await change('alter table heartbeats rename to other_heartbeats');
    try {
      start();
      await passUntil(5, () => said('alarms could not be sent'));
      await passUntil(15, () => said('the watch failed'));
      await passUntil(15, () => said('the alarm that PostgreSQL is away could not be sent'));
    } finally {
      await change('alter table other_heartbeats rename to heartbeats');
      await change('alter table other_migration rename to kysely_migration');
    }
  });
});
