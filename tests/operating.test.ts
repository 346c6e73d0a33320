import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPath } from '@studio/contract/paths';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { purgeHandler } from '@studio/worker/jobs/purge.handler.ts';
import { reconcileHandler } from '@studio/worker/jobs/reconcile.handler.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { probeHeader, probeEnquiry, probeMark } from '@studio/enquiries/submission/probe.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { silentLog } from './support/database.ts';
import { testAuditLog } from './support/audit-log.ts';
import { responseTarget } from './support/response-target.ts';
import { provider } from './support/provider.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_PROBE_TO: 'probe@company.example',
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

async function send(change: Record<string, unknown> = {}): Promise<string> {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...change });
  return answer.json<{ reference: string }>().reference;
}

function cli(name: string, ...args: string[]): Promise<string> {
  const command = commands.get(name) as Command;
  return command({ config: service.config, database: service.database, log: silentLog, args });
}

const enquiry = (reference: string) =>
  service.database.db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
const sql = (text: string) => service.database.pool.query<Record<string, unknown>>(text);

describe('spam is held, never dropped', () => {
  it.each([
    ['honeypot', { remarks: 'http://spam.example' }],
    ['typed-too-fast', { typingtime: 300 }],
  ])('%s: 201 like any other, held, without a job', async (reason, change) => {
    const reference = await send({ ...change, subject: reason });
    const row = await enquiry(reference);
    expect(row).toMatchObject({ state: 'held', held_reason: reason });
    const jobs = await service.queue.boss.findJobs('plan-deliveries', {
      data: { enquiryId: row?.id },
    });
    expect(jobs).toEqual([]);
  });

  it('is listed and can be released', async () => {
    const reference = await send({ remarks: 'x', subject: 'Real after all \u001b[31m' });
    const listed = await cli('held list');
    expect(listed).toContain(`${reference}  `);
    expect(listed).not.toContain('\u001b');
    expect(await cli('held release', reference)).toBe(
      `${reference} is released and queued for delivery.\n`,
    );
    expect(await enquiry(reference)).toMatchObject({ state: 'accepted' });
    await expect(cli('held release', reference)).rejects.toThrow('No enquiry');
  });
});

describe('a probe', () => {
  const postProbe = (mark: string, idempotencykey: string) =>
    service.postEnquiry({ ...probeEnquiry, idempotencykey }, { [probeHeader]: mark });

  it('is marked, delivered to its own mailbox, and never shown as real', async () => {
    const key = randomUUID();
    const answer = await postProbe(probeMark(service.config.secret, key), key);
    const { reference } = answer.json<{ reference: string }>();
    expect(await enquiry(reference)).toMatchObject({ is_probe: true });
    expect(await cli('enquiries list')).not.toContain(reference);
    expect(await cli('enquiries list', '--probes')).toContain(reference);
    expect(await cli('export')).not.toContain('Probe of the contact form');
    const stop = await service.startWorker();
    const subject = `Probe ${reference}, please ignore`;
    await eventually(() => {
      const mail = smtp.received.find((received) => received.mail.subject === subject);
      expect(mail?.envelopeTo).toEqual(['probe@company.example']);
    });
    await stop();
  });

  it('cannot be forged', async () => {
    const answer = await postProbe(probeMark('another secret', 'x'), randomUUID());
    const { reference } = answer.json<{ reference: string }>();
    expect(await enquiry(reference)).toMatchObject({ is_probe: false });
  });
});

describe('reconciliation', () => {
  const routing = () => openChannels(service.config.channels);
  const reconcile = () =>
    reconcileHandler(service.database.db, service.queue, routing(), responseTarget)();

  it('plans enquiries whose job is gone, and queues deliveries whose job is gone', async () => {
    await send({ subject: 'Forgotten' });
    await sql(
      `delete from pgboss.job; update enquiries set received_at = now() - interval '2 minutes'`,
    );
    expect((await reconcile()).planned).toBeGreaterThan(0);
    await sql(
      `delete from pgboss.job; update deliveries set next_attempt_at = now() - interval '2 minutes'`,
    );
    const { requeued } = await reconcile();
    expect(requeued).toBeGreaterThan(0);
    expect((await reconcile()).requeued).toBe(0);
  });

  it('queues deliveries stuck in sending', async () => {
    await sql(
      `delete from pgboss.job;
       update deliveries set state = 'sending', sending_since = now() - interval '10 minutes'
       where state = 'pending'`,
    );
    expect((await reconcile()).requeued).toBeGreaterThan(0);
  });

  it('raises one alarm while the oldest waits beyond 5 minutes, and clears it', async () => {
    await sql(`update deliveries set created_at = now() - interval '6 minutes'`);
    await reconcile();
    await reconcile();
    const open = `select 1 from alarms where kind = 'waiting' and resolved_at is null`;
    expect((await sql(open)).rows).toHaveLength(1);
    const metrics = await service.app.inject('/metrics');
    expect(metrics.body).toContain('intake_alarms_open{kind="waiting"} 1');
    await sql(`update deliveries set state = 'delivered', delivered_at = now()`);
    await reconcile();
    expect((await sql(open)).rows).toHaveLength(0);
  });

  it('raises an alarm for a probe that was stored and did not arrive', async () => {
    const key = randomUUID();
    await service.postEnquiry(
      { ...probeEnquiry, idempotencykey: key },
      { [probeHeader]: probeMark(service.config.secret, key) },
    );
    await sql(`update enquiries set received_at = now() - interval '6 minutes' where is_probe`);
    await reconcile();
    const { rows } = await sql(`select message from alarms where kind = 'probe'`);
    expect(rows).toEqual([
      { message: 'A probe enquiry was stored but did not arrive within five minutes.' },
    ]);
    await sql(`update enquiries set state = 'planned' where is_probe;
               update deliveries set state = 'delivered', delivered_at = now()`);
    await reconcile();
    const open = await sql(`select 1 from alarms where kind = 'probe' and resolved_at is null`);
    expect(open.rows).toEqual([]);
  });
});

describe('privacy', () => {
  it('keeps an enquiry 365 days and purges it afterwards, with its deliveries', async () => {
    const reference = await send({ subject: 'To be purged' });
    const row = await enquiry(reference);
    const days =
      ((row?.purge_after.getTime() ?? 0) - (row?.received_at.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(365, 0);
    const purge = purgeHandler(service.database.db, testAuditLog, systemClock);
    await sql(`insert into purges select now()::date - n from generate_series(1, 7) n`);
    await purge();
    expect(await enquiry(reference)).toBeDefined();
    await sql(`update enquiries set purge_after = now() - interval '1 second'
               where reference = '${reference}'`);
    expect(await purge()).toMatchObject({ enquiries: 1 });
    expect(await enquiry(reference)).toBeUndefined();
  });

  it('deletes an address that was not confirmed within a week', async () => {
    await sql(`insert into subscriptions (id, name, email, state, requested_at) values
      (gen_random_uuid(), 'A', 'six@days.example', 'pending', now() - interval '6 days'),
      (gen_random_uuid(), 'B', 'eight@days.example', 'pending', now() - interval '8 days'),
      (gen_random_uuid(), 'C', 'a@year.example', 'confirmed', now() - interval '1 year')`);
    await purgeHandler(service.database.db, testAuditLog, systemClock)();
    const { rows } = await sql(`select email from subscriptions order by email`);
    expect(rows).toEqual([{ email: 'a@year.example' }, { email: 'six@days.example' }]);
  });

  it('purges nothing while the clocks disagree', async () => {
    const reference = await send({ subject: 'Kept' });
    await sql(`update enquiries set purge_after = now() - interval '1 second'
               where reference = '${reference}'`);
    for (const off of [2 * 3_600_000, -365 * 86_400_000]) {
      const clock = { now: () => new Date(Date.now() + off) };
      expect(await purgeHandler(service.database.db, testAuditLog, clock)()).toBeUndefined();
    }
    expect(await enquiry(reference)).toBeDefined();
  });

  it('exports and erases only one person', async () => {
    const mine = await send({
      email: 'Erase.Me@example.com',
      subject: '=cmd|calc',
      name: '+SUM(A1)',
    });
    const other = await send({ email: 'keep.me@example.com' });
    const csv = await cli('export', '--email', 'erase.me@example.com');
    expect(csv).toContain(mine);
    expect(csv).not.toContain(other);
    expect(csv).toContain(`"'=cmd|calc"`);
    expect(csv).toContain(`"'+SUM(A1)"`);
    expect(await cli('erase', '--email', 'erase.me@example.com')).toBe(
      'Erased 1 enquiries and 0 subscriptions.\nNo mailbox is configured: delete their mails by hand.\n',
    );
    expect(await enquiry(mine)).toBeUndefined();
    expect(await enquiry(other)).toBeDefined();
  });

  it('logs, job payloads and attempts contain no personal data', async () => {
    const marker = 'Zebra';
    smtp.behavior = 'refuses-recipient';
    const person = {
      name: `${marker}name`,
      companyname: `${marker}company`,
      email: `${marker}mail@menon.example`,
      phonenumber: '919812345678',
      subject: `${marker}subject`,
      projectdetails: `${marker}details`,
    };
    await send(person);
    await service.postEnquiry({ ...person, email: `${marker}bad` });
    await service.app.inject({ url: `${confirmPath}?token=${marker}token` });
    const stop = await service.startWorker();
    await eventually(async () => {
      const { rows } = await sql(
        `select 1 from deliveries join enquiries on enquiries.id = enquiry_id
         where enquiries.name = '${person.name}' and deliveries.state = 'failed'`,
      );
      expect(rows).toHaveLength(2);
    });
    await stop();
    smtp.behavior = 'takes';
    await sql('alter table enquiries rename to enquiries_away');
    await send(person);
    await sql('alter table enquiries_away rename to enquiries');
    const queue = await sql(`select to_jsonb(j)::text as text from pgboss.job j`);
    const attempts = await sql(`select to_jsonb(a)::text as text from delivery_attempts a`);
    const alarms = await sql(`select to_jsonb(a)::text as text from alarms a`);
    const kept = JSON.stringify([queue.rows, attempts.rows, alarms.rows, service.logLines]);
    expect(kept).toContain('could not be stored');
    for (const text of [marker, marker.toLowerCase(), '919812345678', 'said no', '127.0.0.1']) {
      expect(kept).not.toContain(text);
    }
  });
});

describe('operating', () => {
  it('is alive, ready, and serves its metrics', async () => {
    expect((await service.app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await service.app.inject('/readyz')).json()).toMatchObject({ problems: [] });
    const { body } = await service.app.inject('/metrics');
    for (const name of [
      'enquiries_accepted_total{kind="new"}',
      'intake_requests_rejected_total{reason="invalid",route="/api/enquiries"}',
      'intake_accept_seconds_bucket{le="+Inf"}',
      'intake_delivery_seconds_bucket{le="300"}',
      'intake_queue_age_seconds{what="delivery"}',
      'deliveries_failed{channel="smtp"}',
    ]) {
      expect(body).toContain(name);
    }
  });

  it('is not ready on an old schema', async () => {
    await sql(`delete from kysely_migration where name = '0001_schema'`);
    const answer = await service.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      problems: ['Migration 0001_schema is missing. Run: intake migrate.'],
    });
    await sql(`insert into kysely_migration (name, timestamp) values ('0001_schema', '2026')`);
  });

  it('shows an enquiry with its attempts, and retries what has failed', async () => {
    // A separate address, because the other tests' mails count for an hour.
    const reference = await send({ subject: 'Shown', email: 'shown@menon.example' });
    smtp.behavior = 'refuses';
    const stop = await service.startWorker();
    await eventually(async () => {
      const shown = await cli('enquiries show', reference);
      expect(shown).toContain('sales by smtp: failed');
      expect(shown).toContain('acknowledgement by smtp: failed');
    });
    smtp.behavior = 'takes';
    expect(await cli('deliveries retry', reference)).toBe(
      '2 failed deliveries will be tried again.\n',
    );
    await eventually(async () => {
      expect(await cli('enquiries show', reference)).toContain('sales by smtp: delivered');
    });
    await cli('deliveries retry', '--all');
    const open = `select 1 from alarms where kind = 'failed' and resolved_at is null`;
    expect((await sql(open)).rows).toEqual([]);
    await stop();
  });

  it('repeats an alarm if the alarm webhook was down', async () => {
    await using alarm = await provider();
    alarm.behavior = { status: 500 };
    await using broken = await testService({
      INTAKE_SMTP_URL: smtp.url,
      INTAKE_ALARM_WEBHOOK_URL: alarm.url,
    });
    smtp.behavior = 'refuses';
    await broken.startWorker();
    await broken.postEnquiry({ idempotencykey: randomUUID() });
    await eventually(() => {
      expect(alarm.calls.length).toBeGreaterThan(0);
    });
    alarm.behavior = { status: 200 };
    const before = alarm.calls.length;
    await eventually(() => {
      expect(alarm.calls.length).toBeGreaterThan(before);
    });
    smtp.behavior = 'takes';
  });
});
