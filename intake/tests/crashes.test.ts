import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { validLead } from '@studio/contract/fixtures/leads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readyDatabase, type TestDatabase } from './support/database.ts';
import { addressOf, startProcess, type TestProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let database: TestDatabase;
let smtp: TestSmtp;
beforeEach(async () => {
  database = await readyDatabase();
  smtp = await smtpServer();
});
afterEach(async () => {
  await smtp[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const env = () => settings(database.url, { INTAKE_SMTP_URL: smtp.url, INTAKE_ACKNOWLEDGE: 'no' });
const post = (server: TestProcess, submissionkey: string) =>
  fetch(`${addressOf(server)}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validLead, submissionkey }),
  });
const rows = async (text: string) =>
  (await database.pool.query<Record<string, unknown>>(text)).rows;

/** Holds every commit that stores a lead, so that there is a moment to strike in. */
const slowCommit = `
  create function linger() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1.5); return null; end $$;
  create constraint trigger linger after insert on leads deferrable initially deferred
    for each row execute function linger()`;
const slowRecord = `
  create function linger() returns trigger language plpgsql as
    $$ begin perform pg_sleep(3); return new; end $$;
  create trigger linger before update on deliveries for each row
    when (new.state = 'delivered') execute function linger()`;

describe('kill -9', () => {
  it('of the API between insert and acknowledge: one row, one job, one mail', async () => {
    await database.pool.query(slowCommit);
    const key = randomUUID();
    await using first = await startProcess('server.ts', env());
    const lost = post(first, key).then(
      () => 'answered',
      () => 'cut off',
    );
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
      expect(await rows(waiting)).toHaveLength(1);
    });
    await first.end('SIGKILL');
    expect(await lost).toBe('cut off');
    await using second = await startProcess('server.ts', env());
    await using worker = await startProcess('worker.ts', env());
    const again = await post(second, key);
    expect([200, 201]).toContain(again.status);
    expect(await rows('select 1 from leads')).toHaveLength(1);
    await eventually(() => {
      expect(smtp.received).toHaveLength(1);
    });
    expect(worker.child.exitCode).toBeNull();
  }, 60_000);

  it('of the worker between send and record: sent once more under the same Message-ID', async () => {
    await database.pool.query(slowRecord);
    await using server = await startProcess('server.ts', env());
    const first = await startProcess('worker.ts', env());
    expect((await post(server, randomUUID())).status).toBe(201);
    await eventually(() => {
      expect(smtp.received).toHaveLength(1);
    });
    await first.end('SIGKILL');
    await database.pool.query('drop trigger linger on deliveries');
    expect(await rows(`select state from deliveries`)).toEqual([{ state: 'sending' }]);
    await using second = await startProcess('worker.ts', env());
    await eventually(async () => {
      expect(await rows('select state from deliveries')).toEqual([{ state: 'delivered' }]);
    }, 75_000);
    expect(await rows('select outcome from attempts order by id')).toEqual([
      { outcome: 'cut-off' },
      { outcome: 'sent' },
    ]);
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(second.child.exitCode).toBeNull();
  }, 120_000);
});

describe('SIGTERM', () => {
  it('lets the API finish what is in flight, within 10 s', async () => {
    await database.pool.query(slowCommit);
    await using server = await startProcess('server.ts', env());
    const answer = post(server, randomUUID());
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`;
      expect(await rows(waiting)).toHaveLength(1);
    });
    const started = performance.now();
    const code = await server.end('SIGTERM');
    expect((await answer).status).toBe(201);
    expect(code).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 30_000);

  it('lets the worker finish and record the mail it is sending', async () => {
    await database.pool.query(slowRecord);
    await using server = await startProcess('server.ts', env());
    await using worker = await startProcess('worker.ts', env());
    await post(server, randomUUID());
    await eventually(() => {
      expect(smtp.received).toHaveLength(1);
    });
    expect(await worker.end('SIGTERM')).toBe(0);
    expect(await rows('select state from deliveries')).toEqual([{ state: 'delivered' }]);
  }, 30_000);
});

describe('PostgreSQL goes away', () => {
  it('503 meanwhile, and both processes carry on when it is back', async () => {
    await using server = await startProcess('server.ts', env());
    await using worker = await startProcess('worker.ts', env());
    const name = new URL(database.url).pathname.slice(1);
    const key = randomUUID();
    const admin = new URL(database.url);
    admin.pathname = 'postgres';
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    await client.query(`alter database ${name} with allow_connections false`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    expect((await post(server, key)).status).toBe(503);
    await client.query(`alter database ${name} with allow_connections true`);
    await client.end();
    expect((await post(server, key)).status).toBe(201);
    await eventually(() => {
      expect(smtp.received).toHaveLength(1);
    });
    expect(worker.child.exitCode).toBeNull();
  }, 60_000);
});

describe('slow clients', () => {
  it('are cut within 10 s while real requests go through', async () => {
    await using server = await startProcess('server.ts', env());
    const { port } = new URL(addressOf(server));
    const started = performance.now();
    const starts = [
      '',
      'POST /api/leads HTTP/1.1\r\nhost: x\r\n',
      'POST /api/leads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"n',
    ];
    const cut = Array.from({ length: 90 }, (_, index) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(starts[index % 3] ?? '');
      socket.resume();
      return new Promise<number>((resolve) => {
        socket.on('close', () => {
          resolve(performance.now() - started);
        });
      });
    });
    expect((await post(server, randomUUID())).status).toBe(201);
    const times = await Promise.all(cut);
    expect(Math.max(...times)).toBeLessThan(12_000);
  }, 30_000);
});
