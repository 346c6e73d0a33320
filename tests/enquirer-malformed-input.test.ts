import { randomUUID } from 'node:crypto';
import {
  addPath,
  enquiryPath,
  erasePath,
  jsonCopyPath,
  textCopyPath,
  withdrawPath,
} from '@studio/contract/paths';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '@studio/worker/cli/commands.ts';
import type { Command } from '@studio/worker/cli/command.ts';
import { enquiryLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { silentLog } from './support/database.ts';
import { injections } from '@studio/contract/fixtures/injections';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

const RUNS = 300;
/** The limit of messages per enquiry, minus the one that shows the limit. */
const PER_ENQUIRY = 49;
const HEADERS =
  'content-type date from in-reply-to message-id mime-version references reply-to subject to'.split(
    ' ',
  );
const PAGE_TAGS = new Set(
  '!doctype html head meta title body main div h1 h2 dl dt dd time span small br form input p label textarea button a'.split(
    ' ',
  ),
);

const payloads = Object.values(injections).flat();
let smtp: TestSmtp;
let service: TestService;
const tokens: string[] = [];
let taken = 0;

async function enquiry(words: string): Promise<string> {
  const answer = await service.postEnquiry({
    idempotencykey: randomUUID(),
    name: words.slice(0, 200),
    companyname: `x${words}`.slice(0, 200),
    subject: `x${words}`.slice(0, 200),
    language: `<${words}`,
    timezone: `<${words}`,
  });
  const { reference } = answer.json<{ reference: string }>();
  const enquiry = await service.database.db
    .selectFrom('enquiries')
    .select(['id', 'email'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const { secret, siteOrigin } = service.config;
  const signed = signedTokens(secret, systemClock);
  const url = await enquiryLinks(service.database.db, secret, siteOrigin, signed)(enquiry);
  return new URL(url).searchParams.get('token') ?? '';
}

const post = (
  path: string,
  token: string,
  payload: string,
  type = 'application/x-www-form-urlencoded',
) =>
  service.app.inject({
    method: 'POST',
    url: `${path}?token=${encodeURIComponent(token)}`,
    headers: { 'content-type': type, accept: 'text/html' },
    payload,
  });

beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_SEND_RECEIPTS: 'false' });
  for (let from = 0; from < payloads.length; from += PER_ENQUIRY) {
    const some = payloads.slice(from, from + PER_ENQUIRY);
    const token = await enquiry(some.find((words) => words.includes('<')) ?? 'Looms');
    tokens.push(token);
    for (const message of some) {
      const form = new URLSearchParams({ id: randomUUID(), message }).toString();
      const { statusCode } = await post(addPath, token, form);
      expect([303, 422]).toContain(statusCode);
      if (statusCode === 303) taken += 1;
    }
  }
  await service.startWorker();
  // Some five hundred mails, while CI compiles on the same two cores.
  await eventually(() => {
    expect(smtp.received).toHaveLength(taken + tokens.length);
  }, 240_000);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

it('nearly all of them were accepted as text', () => {
  expect(taken).toBeGreaterThan(payloads.length * 0.98);
});

it('mail: adds no header, recipient or part, and keeps every word as typed', async () => {
  const said = smtp.received.filter(({ mail }) => mail.inReplyTo !== undefined);
  expect(said).toHaveLength(taken);
  for (const { mail, envelopeTo } of said) {
    expect(envelopeTo).toEqual(['hello@company.example']);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
    expect(mail.subject).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|=\?/u);
    expect(mail.to).toEqual([{ name: '', address: 'hello@company.example' }]);
    expect(mail.attachments).toEqual([]);
    expect(mail.html).not.toMatch(/<(?:img|script|svg|iframe)\b/u);
    // The one link is ours: it answers the enquirer.
    const links = [...(mail.html ?? '').matchAll(/<a\b[^>]*>/gu)].map(([tag]) => tag);
    for (const tag of links)
      expect(tag).toMatch(/^<a href="mailto:[^"?]+\?subject=[^"]*" style="[^"]*">$/u);
    expect(links.length).toBeLessThanOrEqual(1);
  }
  const texts = said.map(({ mail }) => mail.text ?? '');
  const rows = await service.database.db
    .selectFrom('enquiry_additions')
    .select('body as words')
    .execute();
  for (const { words } of rows) {
    expect(texts.some((text) => text.includes(`\n\n${words}\n\nReceived:`))).toBe(true);
  }
});

it('page: payloads are shown as text, and the copies contain them unchanged', async () => {
  for (const token of tokens) {
    const { body } = await service.app.inject(`${enquiryPath}?token=${token}`);
    // Text between quotes is a value; the rest of each tag must be ours.
    const tags = [...body.replace(/"[^"]*"/gu, '""').matchAll(/<([a-z!][^\s>/]*)([^>]*)>/giu)];
    for (const [whole, name = '', attributes = ''] of tags) {
      expect(PAGE_TAGS).toContain(name.toLowerCase());
      expect(attributes, whole).not.toMatch(/\s(?:on|style|src)/iu);
    }
    const json = await service.app.inject(`${jsonCopyPath}?token=${token}`);
    const { messages } = json.json<{ messages: { words: string }[] }>();
    const text = (await service.app.inject(`${textCopyPath}?token=${token}`)).body;
    for (const { words } of messages) expect(text).toContain(words);
    expect(json.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('an invalid language or time zone of a browser is not stored', async () => {
  const { rows } = await service.database.pool.query(
    'select distinct from_language, from_time_zone from enquiries',
  );
  expect(rows).toEqual([{ from_language: '', from_time_zone: '' }]);
});

it('terminal, CSV, auditLog and log execute none of it', async () => {
  const cli = (name: string, ...args: string[]) =>
    (commands.get(name) as Command)({
      config: service.config,
      database: service.database,
      log: silentLog,
      args,
    });
  const [enquiry] = await service.database.db.selectFrom('enquiries').select('reference').execute();
  expect(await cli('enquiries show', enquiry?.reference ?? '')).not.toMatch(/[^\P{C}\n]/u);
  const csv = await cli('export');
  expect(csv).not.toMatch(/(?:^|",)"[=+\-@|%]/mu);
  const { rows } = await service.database.pool.query('select detail from audit_log');
  expect(JSON.stringify(rows)).not.toMatch(/evil|alert|drop/u);
  expect(service.logLines.join('')).not.toMatch(/forged|evil\.example|alert|jndi|drop table|7\*7/u);
});

const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string());
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];

it.each([addPath, withdrawPath, erasePath])('malformed bodies to %s are refused', async (path) => {
  const token = await enquiry('Looms');
  await fc.assert(
    fc.asyncProperty(noise, fc.constantFrom(...types), async (payload, type) => {
      const { statusCode } = await post(path, token, payload, type);
      expect([400, 413, 415, 422]).toContain(statusCode);
    }),
    { numRuns: RUNS },
  );
});

it.each([enquiryPath, jsonCopyPath, textCopyPath])(
  'made up tokens open nothing: %s',
  async (path) => {
    const token = await enquiry('Looms');
    const changed = fc
      .tuple(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
      .map(([at, put]) => token.slice(0, at) + put + token.slice(at + 1))
      .filter((other) => other !== token);
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, changed), async (made) => {
        const { statusCode } = await service.app.inject({
          url: path,
          query: { token: made.toWellFormed() },
        });
        expect(statusCode).toBe(410);
      }),
      { numRuns: RUNS },
    );
  },
);
