import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { silentLog } from './support/database.ts';
import { readCsv } from './support/read-csv.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

const origin = {
  page: '/services/looms',
  service: 'looms',
  notice: '2026-11-15',
  language: 'ta-IN',
  timezone: 'Asia/Kolkata',
};

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' });
  await service.startWorker();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const stored = async (reference: string) => {
  const { rows } = await service.database.pool.query<Record<string, string>>(
    `select from_page, from_service, notice_version, from_language, from_time_zone from enquiries where reference = $1`,
    [reference],
  );
  return Object.values(rows[0] ?? {});
};
const mailOf = (reference: string) =>
  eventually(() => {
    const found = smtp.received.find(({ mail }) => mail.subject?.includes(reference));
    if (!found) throw new Error('No mail yet.');
    return found.mail;
  });
const cli = (name: string, ...args: string[]) =>
  (commands.get(name) as Command)({
    config: service.config,
    database: service.database,
    log: silentLog,
    args,
  });

it('where it was written is stored, mailed to sales, shown and exported', async () => {
  const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...origin });
  const { reference } = answer.json<{ reference: string }>();
  expect(await stored(reference)).toEqual(Object.values(origin));
  const { text, html } = await mailOf(reference);
  expect(text).toContain(
    'Page: /services/looms\nService: looms\nLanguage: ta-IN\nTime zone: Asia/Kolkata\n',
  );
  expect(html).toContain('/services/looms');
  expect(await cli('enquiries show', reference)).toContain(
    'Page: /services/looms\nService: looms\n',
  );
  const [header = [], ...rows] = readCsv(await cli('export'));
  const row = rows.find((cells) => cells.includes(reference)) ?? [];
  for (const [name, value] of Object.entries(origin)) {
    expect(row[header.indexOf(name)]).toBe(value);
  }
});

it('a form without script sends it too', async () => {
  const answer = await service.post({
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ ...validEnquiry, ...origin, country: 'IN' }).toString(),
  });
  const reference = /reference=(\S+)/u.exec(answer.headers.location ?? '')?.[1] ?? '';
  expect(await stored(reference)).toEqual(Object.values(origin));
});

it('accepts an enquiry with a missing or unknown origin', async () => {
  const wrong = { page: 'javascript:alert(1)', service: '=cmd|calc', notice: 7 };
  for (const said of [{}, { ...wrong, language: '<b>', timezone: '=1+1' }]) {
    const answer = await service.postEnquiry({ idempotencykey: randomUUID(), ...said });
    expect(answer.statusCode).toBe(201);
    const { reference } = answer.json<{ reference: string }>();
    expect(await stored(reference)).toEqual(['', '', '', '', '']);
    expect((await mailOf(reference)).text).not.toContain('Page:');
  }
});
