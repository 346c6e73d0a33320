import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { wireFields } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { responseTargetOf } from '@studio/contract/response-target';
import { workingTime } from '@studio/contract/working-time';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { digestHandler } from '@studio/worker/jobs/digest.handler.ts';
import { digest } from '@studio/enquiries/jobs/digest.job.ts';
import { heldWatch } from '@studio/enquiries/alarms/held-watch.ts';
import { openChannels } from '@studio/mail/channel-routing.ts';
import { silentLog } from './support/database.ts';
import { hours } from './support/response-target.ts';
import { provider, type TestProvider } from './support/provider.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let web: TestProvider;
let service: TestService;
/** On a day on which the office is open from 4:00 to 12:00. */
const at = (time: string) => new Date(`2026-11-16T${time}Z`);

/** Working hours in a time zone where it is about noon now, so that a worker finds the office open. */
function openHours(): string {
  const ahead = 12 - new Date().getUTCHours();
  const file = join(mkdtempSync(join(tmpdir(), 'hours-')), 'working-hours.yaml');
  const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
  // In these names a zone ahead of Greenwich has a minus.
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const hours = { zone, week, opens: '01:00', closes: '23:00', promise: 8, holidays: [] };
  writeFileSync(file, stringify(hours));
  return file;
}

beforeEach(async () => {
  smtp = await smtpServer();
  web = await provider();
  service = await testService({
    INTAKE_CHANNELS: 'smtp,emailjs,webhook',
    INTAKE_SALES_TO: 'sales@company.example',
    INTAKE_WORKING_HOURS_PATH: openHours(),
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_EMAILJS_URL: `${web.url}emailjs`,
    INTAKE_EMAILJS_SERVICE_ID: 'service',
    INTAKE_EMAILJS_PUBLIC_KEY: 'public',
    INTAKE_EMAILJS_PRIVATE_KEY: 'private',
    INTAKE_EMAILJS_TEMPLATE_ID: 'template',
    INTAKE_WEBHOOK_URL: `${web.url}webhook`,
    INTAKE_WEBHOOK_SECRET: 'whsec_YS13ZWJob29rLXNlY3JldC10aGF0LWlzLXVzZWQtaW4tdGVzdHM=',
  });
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

async function hold(change: Record<string, unknown> = {}): Promise<string> {
  const trap = { [wireFields.honeypot]: 'http://spam.example' };
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...trap, ...change });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ reference: string }>().reference;
}
function cli(name: string, ...args: string[]): Promise<string> {
  const command = commands.get(name) as Command;
  return command({ config: service.config, database: service.database, log: silentLog, args });
}
const sql = async (text: string) =>
  (await service.database.pool.query<Record<string, unknown>>(text)).rows;
const office = workingTime({ ...hours, opens: '09:30', closes: '17:30' });
const sendHeldDigest = (now = at('05:00')) =>
  digestHandler(service.database.db, openChannels(service.config.channels), office, {
    now: () => now,
  })();

it('an enquiry that fills in the field for robots is held', async () => {
  const filled = { [wireFields.honeypot]: 'http://spam.example' };
  await service.postEnquiry({ idempotencykey: randomUUID(), ...filled });
  expect(await sql('select held_reason from enquiries')).toEqual([{ held_reason: 'honeypot' }]);
});

describe('the hourly mail', () => {
  it('lists held enquiries to sales: reference, reason and first words, as text', async () => {
    const details = `First words <img src=x onerror=alert(1)>\nBcc: all@company.example ${'x'.repeat(500)}END`;
    const reference = await hold({ subject: '<b>Looms</b>', projectdetails: details });
    const fast = await hold({ [wireFields.honeypot]: '', typingtime: 300, projectdetails: '' });
    await sendHeldDigest();
    expect(smtp.received).toHaveLength(1);
    const [{ mail, envelopeTo } = { mail: undefined, envelopeTo: [] }] = smtp.received;
    expect(envelopeTo).toEqual(['sales@company.example']);
    expect(mail?.subject).toBe('2 enquiries are held');
    for (const words of [mail?.text ?? '', mail?.html ?? '']) {
      expect(words).toContain(reference);
      expect(words).toContain(fast);
      expect(words).toContain('the hidden field was filled in');
      expect(words).toContain('typed within two seconds');
      expect(words).toContain('First words');
      expect(words).not.toContain('END');
    }
    expect(mail?.html).toContain('&lt;b&gt;Looms&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/<img|<b>/u);
    expect(mail?.text).not.toMatch(/^Bcc:/mu);
  });

  it('is not sent while no enquiry is held', async () => {
    await service.postEnquiry({ idempotencykey: randomUUID() });
    await sendHeldDigest();
    expect(smtp.received).toEqual([]);
  });

  it('names each held enquiry once, within an hour of working time', async () => {
    const first = await hold();
    await sendHeldDigest(at('03:59'));
    expect(smtp.received).toEqual([]);
    await sendHeldDigest(at('04:00'));
    await sendHeldDigest(at('05:00'));
    const second = await hold();
    await sendHeldDigest(at('06:00'));
    await sendHeldDigest(at('07:00'));
    await hold();
    await sendHeldDigest(at('12:00'));
    const mails = smtp.received.map(({ mail }) => [
      mail.subject,
      [first, second].filter((reference) => mail.text?.includes(reference)),
    ]);
    expect(mails).toEqual([
      ['One enquiry is held', [first]],
      ['One enquiry is held', [second]],
    ]);
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(2);
  });

  it('says how many it does not list', async () => {
    const one = await hold();
    await sql(`insert into enquiries select (jsonb_populate_record(l, jsonb_build_object(
        'id', gen_random_uuid(), 'reference', 'R' || n, 'idempotency_key', gen_random_uuid(),
        'received_at', now() - interval '1 hour'))).*
      from enquiries l, generate_series(1, 120) n`);
    await sendHeldDigest();
    const text = smtp.received[0]?.mail.text ?? '';
    expect(text).toContain(one);
    expect(text).toContain('And 21 older ones: intake held list');
    await sendHeldDigest(at('06:00'));
    expect(smtp.received).toHaveLength(1);
  });

  it('fails so that the queue tries again, and is then sent', async () => {
    await hold();
    smtp.behavior = 'busy';
    await expect(sendHeldDigest()).rejects.toThrow('The SMTP server answered 451.');
    smtp.behavior = 'takes';
    await service.startWorker();
    const [schedule] = await service.queue.boss.getSchedules(digest.name);
    expect([schedule?.cron, schedule?.timezone]).toEqual(['0 * * * *', service.config.hours.zone]);
    await service.queue.boss.send(digest.name, null);
    await eventually(() => {
      expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['One enquiry is held']);
    });
    expect(service.logLines.join('')).not.toContain(validEnquiry.email);
  });
});

describe('the alarm', () => {
  const watch = () => heldWatch(service.database.db, responseTargetOf(service.config.hours))();
  const open = () => sql(`select subject from alarms where kind = 'held' and resolved_at is null`);

  it('is raised once when an enquiry waits longer than we promise, and cleared when it is handled', async () => {
    const first = await hold();
    await watch();
    expect(await open()).toEqual([]);
    await sql(`update enquiries set received_at = now() - interval '5 days'`);
    const second = await hold();
    await watch();
    await watch();
    expect(await open()).toEqual([{ subject: 'held' }]);
    const { body } = await service.app.inject('/metrics');
    expect(body).toContain('enquiries_held{reason="honeypot"} 2');
    const age = /enquiries_held_oldest_age_seconds\{reason="honeypot"\} (\d+)/u.exec(body)?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(5 * 86_400);
    expect(await cli('held discard', first, 'UNKNOWN')).toBe(
      `${first} is deleted.\nNo enquiry UNKNOWN is held.\n`,
    );
    expect(await sql('select reference from enquiries')).toEqual([{ reference: second }]);
    await watch();
    expect(await open()).toEqual([]);
  });
});

it('does not discard an enquiry that is not held', async () => {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID() });
  const { reference } = answer.json<{ reference: string }>();
  await cli('held discard', reference);
  expect(await sql('select reference from enquiries')).toEqual([{ reference }]);
});

it('sends a released enquiry through every channel, and acknowledges it', async () => {
  const reference = await hold();
  await cli('held release', reference);
  await service.startWorker();
  await eventually(async () => {
    expect(
      await sql(`select purpose, channel, state from deliveries order by purpose, channel`),
    ).toEqual([
      { purpose: 'acknowledgement', channel: 'smtp', state: 'delivered' },
      { purpose: 'sales', channel: 'emailjs', state: 'delivered' },
      { purpose: 'sales', channel: 'smtp', state: 'delivered' },
      { purpose: 'sales', channel: 'webhook', state: 'delivered' },
    ]);
  });
  expect(web.calls).toHaveLength(2);
  const event = web.calls.find(({ headers }) => headers['webhook-id'] !== undefined);
  expect(JSON.parse(event?.body ?? '')).toMatchObject({
    type: 'enquiry.released',
    data: { reference },
  });
  expect(smtp.received).toHaveLength(2);
});
