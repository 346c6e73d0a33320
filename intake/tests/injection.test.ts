import { randomUUID } from 'node:crypto';
import { leadFields } from '@studio/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { silentLog } from './support/database.ts';
import { injections, pollutedBodies } from './support/injections.ts';
import { readCsv } from './support/read-csv.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type ReceivedMail, type TestSmtp } from './support/smtp.ts';

const FORMULA_STARTS = '=+-@\t\r\n|%＝＋－＠';
const HEADERS = 'content-type date from message-id mime-version reply-to subject to'.split(' ');
const TAGS = new Set('html head meta title body h1 table tbody tr td p div'.split(' '));
const LOG_KEYS = new Set(
  'level time msg reqId method route status ms deliveryId channel outcome attempt err'.split(' '),
);

const PLAIN_TAGS = new Set(
  '!doctype html head meta title body main div h1 ul li a form p label input span textarea button'.split(
    ' ',
  ),
);

const payloads = Object.values(injections).flat();
let smtp: TestSmtp;
let service: TestService;
const mailOf = new Map<string, ReceivedMail>();

beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_ACKNOWLEDGE: 'no' });
  await service.startWorker();
  for (const text of payloads) {
    // Something plain in front of it as well, so that a payload cut to nothing is still a lead.
    const answer = await service.postLead({
      submissionkey: randomUUID(),
      name: text.slice(0, 200),
      companyname: `x${text}`.slice(0, 200),
      subject: text.slice(0, 200),
      projectdetails: text,
    });
    expect([201, 422]).toContain(answer.statusCode);
  }
  const { rows } = await service.database.pool.query('select 1 from leads');
  await eventually(() => {
    expect(smtp.received).toHaveLength(rows.length);
  }, 90_000);
  for (const received of smtp.received) {
    mailOf.set(received.mail.subject?.replace('New enquiry ', '') ?? '', received);
  }
}, 120_000);
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

it('the corpus is large, and nearly all of it was taken as text', () => {
  expect(new Set(payloads).size + pollutedBodies.length).toBeGreaterThanOrEqual(500);
  expect(mailOf.size).toBeGreaterThan(payloads.length * 0.98);
});

it('mail: no header, no recipient and no part is added', () => {
  for (const { mail, envelopeTo } of mailOf.values()) {
    expect(envelopeTo).toEqual(['hello@company.example']);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(mail.to).toEqual([{ name: '', address: 'hello@company.example' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'asha@menon.example' }]);
    expect(mail.attachments).toEqual([]);
  }
});

it('HTML: no element and no attribute but ours', () => {
  for (const { mail } of mailOf.values()) {
    const tags = [...(mail.html ?? '').matchAll(/<\/?([^\s>/]+)([^>]*)>/gu)];
    for (const [whole, name = '', attributes = ''] of tags) {
      expect([...TAGS, '!doctype']).toContain(name);
      expect(attributes, whole).toMatch(
        /^(?: (?:lang|style|role|charSet|charset|html)(?:="[^"]*")?)*\/?$/u,
      );
    }
  }
});

it('text: each payload stands in its mail as the contract keeps it, unexpanded', async () => {
  const { rows } = await service.database.pool.query<{ reference: string; projectdetails: string }>(
    'select reference, projectdetails from leads',
  );
  for (const { reference, projectdetails } of rows) {
    const details = projectdetails === '' ? '(none given)' : projectdetails;
    expect(mailOf.get(reference)?.mail.text).toContain(`Project details:\n\n${details}\n\n`);
  }
});

it('CSV: every cell is text, and reads back to what is stored', async () => {
  const { config, database } = service;
  const exported = commands.get('export');
  const text = (await exported?.({ config, database, log: silentLog, args: [] })) ?? '';
  const [header = [], ...rows] = readCsv(text);
  const leads = await database.db.selectFrom('leads').selectAll().execute();
  expect(rows).toHaveLength(leads.length);
  for (const row of rows) {
    expect(row).toHaveLength(header.length);
    for (const value of row.filter((cell) => cell !== '')) {
      expect(FORMULA_STARTS).not.toContain(value.trimStart().charAt(0));
    }
    const lead = leads.find(({ reference }) => reference === row[header.indexOf('reference')]);
    for (const field of leadFields) {
      const shown = row[header.indexOf(field)] ?? '';
      expect([lead?.[field], `'${lead?.[field] ?? ''}`]).toContain(shown);
    }
  }
});

it('logs: one JSON object a line, with our keys and none of the words', () => {
  for (const chunk of service.logLines) {
    const [line, ...rest] = chunk.split('\n');
    expect(rest).toEqual(['']);
    const entry = JSON.parse(line ?? '') as Record<string, unknown>;
    for (const key of Object.keys(entry)) expect(LOG_KEYS).toContain(key);
    expect(line).not.toMatch(/forged|evil\.example|alert|jndi|drop table|etc\/passwd|7\*7/u);
  }
});

it('SQL: the tables are there and nothing slept', async () => {
  const { rows } = await service.database.pool.query(
    `select to_regclass('leads') is not null as there`,
  );
  expect(rows).toEqual([{ there: true }]);
});

it.each(pollutedBodies)('prototype: %s changes no object', async (payload) => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const { statusCode } = await service.post({ payload, headers: { 'content-type': type } });
    expect([400, 422]).toContain(statusCode);
  }
  const names = ['__proto__', 'constructor', 'prototype', '__proto__.polluted'];
  const form = new URLSearchParams(names.map((name) => [name, 'polluted'])).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await service.post({ payload: form, headers })).statusCode).toBe(422);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('the problem page shows payloads as text', async () => {
  for (const text of injections['HTML'] ?? []) {
    const payload = new URLSearchParams({ name: text, projectdetails: text }).toString();
    const { body } = await service.post({
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    // What stands between quotes is a value; what is left of each tag must be ours.
    const tags = [...body.replace(/"[^"]*"/gu, '""').matchAll(/<([a-z!][^\s>/]*)([^>]*)>/giu)];
    for (const [whole, name = '', attributes = ''] of tags) {
      expect(PLAIN_TAGS).toContain(name);
      expect(attributes, whole).not.toMatch(/\s(?:on|style|src)/iu);
    }
  }
});
