import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import * as paths from '@studio/contract/paths';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isNightly } from '@studio/browser/nightly.ts';
import { contentTypes, encode, encodings, malformed } from './support/bodies.ts';
import { readyDatabase } from './support/database.ts';
import { addressOf, startProcess, type TestProcess } from './support/processes.ts';
import { eventually, testService, type TestService } from './support/service.ts';
import { settings } from './support/settings.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';
import { validEnquiries } from './support/valid-enquiries.ts';

const [MALFORMED, VALID] = isNightly ? [10_000, 400] : [300, 40];
const HEAP_GROWTH_MB = 8;

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

/** Megabytes in use after a garbage collection, printed by report-heap.ts inside the process. */
async function heapOf(server: TestProcess): Promise<number> {
  const printed = () => [...server.output().matchAll(/^heap (\d+)$/gm)];
  const before = printed().length;
  server.child.kill('SIGUSR2');
  return eventually(() => {
    expect(printed().length).toBeGreaterThan(before);
    return Number(printed().at(-1)?.[1]) / 2 ** 20;
  });
}

it('malformed bodies of every encoding are refused, never a fault, and leave nothing in memory', async () => {
  // On its own database, because a few of them are valid by chance.
  await using database = await readyDatabase();
  const NODE_OPTIONS = `--import=${new URL('support/report-heap.ts', import.meta.url).href}`;
  await using server = await startProcess('api', { ...settings(database.url), NODE_OPTIONS });
  const heaps: number[] = [];
  for (const encoding of encodings) {
    await fc.assert(
      fc.asyncProperty(malformed(encoding), fc.boolean(), async (bytes, isBrowser) => {
        const response = await fetch(`${addressOf(server)}${paths.enquiriesPath}`, {
          method: 'POST',
          body: new Uint8Array(bytes),
          headers: {
            'content-type': contentTypes[encoding],
            accept: isBrowser ? 'text/html' : 'application/json',
          },
          redirect: 'manual',
        });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: MALFORMED },
    );
    heaps.push(await heapOf(server));
  }
  const [first = 0, ...later] = heaps;
  for (const heap of later) expect(heap - first).toBeLessThan(HEAP_GROWTH_MB);
  expect(server.child.exitCode).toBeNull();
});

it('valid text arrives byte for byte in the mail, in every script, and adds no header', async () => {
  const corpus = [
    'Bcc: victim@example.com',
    'x\r\nBcc: victim@example.com\r\n\r\nbody',
    '=?utf-8?Q?=0D=0ABcc:_x@y.example?=',
    '<img src=x onerror=alert(1)>',
    '{{constructor.constructor("x")()}}',
    "'; drop table enquiries; --",
    '../../etc/passwd',
    '\u202Egnp.exe',
    'العربية 中文 தமிழ் 👩‍👩‍👧‍👦 e\u0301',
    '.\n..\n.\r\nQUIT',
    'a'.repeat(1_200),
  ];
  for (const text of corpus) {
    const line = text.slice(0, 150);
    const answer = await service.postEnquiry({
      idempotencykey: randomUUID(),
      name: line,
      companyname: line,
      subject: line,
      projectdetails: text,
    });
    expect(answer.statusCode).toBe(201);
  }
  await eventually(() => {
    expect(smtp.received).toHaveLength(corpus.length);
  });
  const texts = smtp.received.map(({ mail }) => mail.text ?? '');
  for (const text of corpus) {
    const kept = text.replace(/\r\n?/g, '\n').trim();
    expect(texts.some((mail) => mail.includes(`Project details:\n\n${kept}\n\nReply to`))).toBe(
      true,
    );
  }
  const allowed = [
    'from',
    'reply-to',
    'to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
  ];
  for (const { mail, envelopeTo } of smtp.received) {
    expect(envelopeTo).toEqual(['hello@company.example']);
    expect(new Set(mail.headers.map(({ key }) => key))).toEqual(new Set(allowed));
    expect(mail.html).not.toMatch(/<(?:img|script)/);
  }
});

it('generated enquiries arrive byte for byte, in every encoding; CRLF and CR become LF', async () => {
  const sent = new Map<string, Enquiry>();
  const send = async (fields: Enquiry, arrives: Enquiry, index: number) => {
    const encoding = encodings[index % encodings.length] ?? 'json';
    const answer = await service.post({
      payload: encode({ ...fields, idempotencykey: randomUUID() }, encoding),
      headers: { 'content-type': contentTypes[encoding], accept: 'application/json' },
    });
    expect([answer.statusCode, fields]).toEqual([201, fields]);
    sent.set(answer.json<{ reference: string }>().reference, arrives);
  };
  const enquiries = fc.sample(validEnquiries, VALID);
  for (const [index, enquiry] of enquiries.entries()) await send(enquiry, enquiry, index);
  for (const typed of ['\r\n', '\r', '\n']) {
    const lines = (end: string) => ({ ...validEnquiry, projectdetails: `a${end}b${end}${end}c` });
    await send(lines(typed), lines('\n'), 0);
  }
  const textOf = (reference: string) =>
    smtp.received.find(({ mail }) => mail.text?.includes(`\nReference: ${reference}\n`))?.mail.text;
  await eventually(() => {
    expect([...sent.keys()].filter((reference) => textOf(reference) === undefined)).toEqual([]);
  });
  for (const [reference, { name, companyname, email, subject, projectdetails }] of sent) {
    const text = textOf(reference) ?? '';
    expect(text.startsWith(`${subject}\n${name}, ${companyname}\n\nEmail: ${email}\n`)).toBe(true);
    const details = projectdetails === '' ? '(none given)' : projectdetails;
    expect(text).toContain(`\n\nProject details:\n\n${details}\n\nReply to`);
  }
});

it('a NUL byte in any query or field is refused or left out, never an error 500', async () => {
  const names = ['page', 'service', 'language', 'timezone', 'notice', 'sheet', 'idempotencykey'];
  const queries = ['reference', 'token', ...names].map((name) => `${name}=a%00b`);
  const { pathAt: _, ...addresses } = paths;
  for (const path of Object.values(addresses)) {
    for (const method of ['GET', 'POST'] as const) {
      for (const query of queries) {
        const url = `${path}?${query}`;
        const answer = await service.app.inject({ method, url, payload: { [query]: '\u0000' } });
        expect([url, answer.statusCode < 500]).toEqual([url, true]);
      }
    }
  }
  for (const name of [...Object.keys(validEnquiry), ...names]) {
    const { statusCode } = await service.postEnquiry({ [name]: `\u0000${randomUUID()}\u0000` });
    expect([name, statusCode < 500]).toEqual([name, true]);
  }
});
