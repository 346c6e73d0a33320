import { randomUUID } from 'node:crypto';
import { enquiryFields, otherLines } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { injections, pollutedBodies } from '@studio/contract/fixtures/injections';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import { silentLog } from './support/database.ts';
import { readCsv } from './support/read-csv.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type ReceivedMail, type TestSmtp } from './support/smtp.ts';

const FORMULA_STARTS = '=+-@\t\r\n|%＝＋－＠';
const HEADERS = 'content-type date from message-id mime-version reply-to subject to'.split(' ');
const REFERENCE = /\[([0-9A-Z]{5}-[0-9A-Z]{5})\]$/u;
const LOG_KEYS = new Set(
  'level time msg reqId publicId method route status ms deliveryId channel purpose outcome attempt planned requeued enquiryId enquiryIds err'.split(
    ' ',
  ),
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
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' });
  await service.startWorker();
  for (const text of payloads) {
    // With plain text in front, so that a payload that is cut to nothing is still an enquiry.
    const answer = await service.postEnquiry({
      idempotencykey: randomUUID(),
      name: text.slice(0, 200),
      companyname: `x${text}`.slice(0, 200),
      subject: text.slice(0, 200),
      projectdetails: text,
    });
    expect([201, 422]).toContain(answer.statusCode);
  }
  const { rows } = await service.database.pool.query('select 1 from enquiries');
  await eventually(() => {
    expect(smtp.received).toHaveLength(rows.length);
  });
  for (const received of smtp.received) {
    mailOf.set(REFERENCE.exec(received.mail.subject ?? '')?.[1] ?? '', received);
  }
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

it('the corpus is large, and nearly all of it was accepted as text', () => {
  expect(new Set(payloads).size + pollutedBodies.length).toBeGreaterThanOrEqual(500);
  expect(mailOf.size).toBeGreaterThan(payloads.length * 0.98);
});

it('mail: no header, no recipient and no part is added', () => {
  for (const { mail, envelopeTo } of mailOf.values()) {
    expect(envelopeTo).toEqual(['hello@company.example']);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(mail.subject).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|=\?/u);
    expect(mail.to).toEqual([{ name: '', address: 'hello@company.example' }]);
    expect(mail.replyTo).toEqual([{ name: '', address: 'asha@menon.example' }]);
    expect(mail.attachments).toEqual([]);
  }
});

/** Every element with the names of its attributes, in order; for a link also its target. */
function skeletonOf(html: string): string[] {
  const inside = (node: DefaultTreeAdapterTypes.Node): string[] => {
    if (!('childNodes' in node)) return [];
    return node.childNodes.flatMap((child) => {
      if (!('attrs' in child)) return inside(child);
      const names = child.attrs.map(({ name }) => name).join(' ');
      const href = child.attrs.find(({ name }) => name === 'href')?.value ?? '';
      const [way = ''] =
        /^(?:mailto:asha@menon\.example\?subject=Re%3A%20|tel:\+\d+$)/u.exec(href) ?? [];
      return [`${child.tagName} ${names} ${way}`, ...inside(child)];
    });
  };
  return inside(parse(html));
}

it('HTML: no element, no attribute and no link but ours', () => {
  const [first, ...others] = [...mailOf.values()].map(({ mail }) => skeletonOf(mail.html ?? ''));
  // Each field without a place of its own is a row of three elements.
  expect(first).toHaveLength(40 + 3 * otherLines(validEnquiry).length);
  expect(first?.filter((element) => element.startsWith('a '))).toEqual([
    'a href style mailto:asha@menon.example?subject=Re%3A%20',
    'a href style tel:+919876543210',
    'a href style mailto:asha@menon.example?subject=Re%3A%20',
  ]);
  for (const skeleton of others) expect(skeleton).toEqual(first);
});

it('text: each payload is in its mail as the contract normalizes it, unexpanded', async () => {
  const { rows } = await service.database.pool.query<{ reference: string; projectdetails: string }>(
    'select reference, projectdetails from enquiries',
  );
  for (const { reference, projectdetails } of rows) {
    const details = projectdetails === '' ? '(none given)' : projectdetails;
    expect(mailOf.get(reference)?.mail.text).toContain(`Project details:\n\n${details}\n\n`);
  }
});

/** Without the apostrophes before what would be a formula. */
const withoutMarks = (text: string): string => text.replaceAll(/'(?=[=+\-@|%＝＋－＠])/gu, '');

it('CSV: every cell is text, and reads back to what is stored', async () => {
  const { config, database } = service;
  const exported = commands.get('export');
  const text = (await exported?.({ config, database, log: silentLog, args: [] })) ?? '';
  const [header = [], ...rows] = readCsv(text);
  const enquiries = await database.db.selectFrom('enquiries').selectAll().execute();
  expect(rows).toHaveLength(enquiries.length);
  for (const row of rows) {
    expect(row).toHaveLength(header.length);
    for (const value of row.filter((cell) => cell !== '')) {
      expect(FORMULA_STARTS).not.toContain(value.trimStart().charAt(0));
    }
    const enquiry = enquiries.find(
      ({ reference }) => reference === row[header.indexOf('reference')],
    );
    for (const field of enquiryFields) {
      const shown = row[header.indexOf(field)] ?? '';
      const stored = withoutMarks(enquiry?.[field] ?? '');
      expect([stored, `'${stored}`]).toContain(withoutMarks(shown));
    }
  }
});

it('logs: one JSON object per line, with our keys and none of the text', () => {
  for (const chunk of service.logLines) {
    const [line, ...rest] = chunk.split('\n');
    expect(rest).toEqual(['']);
    const entry = JSON.parse(line ?? '') as Record<string, unknown>;
    for (const key of Object.keys(entry)) expect(LOG_KEYS).toContain(key);
    expect(line).not.toMatch(/forged|evil\.example|alert|jndi|drop table|etc\/passwd|7\*7/u);
  }
});

it('SQL: the tables exist and no query slept', async () => {
  const { rows } = await service.database.pool.query(
    `select to_regclass('enquiries') is not null as there`,
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
    // Text between quotes is a value; the rest of each tag must be ours.
    const tags = [...body.replace(/"[^"]*"/gu, '""').matchAll(/<([a-z!][^\s>/]*)([^>]*)>/giu)];
    for (const [whole, name = '', attributes = ''] of tags) {
      expect(PLAIN_TAGS).toContain(name.toLowerCase());
      expect(attributes, whole).not.toMatch(/\s(?:on|style|src)/iu);
    }
  }
});
