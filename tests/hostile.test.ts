import { randomUUID } from 'node:crypto';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import * as paths from '@studio/contract/paths';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, testService, type TestService } from './support/service.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

let smtp: TestSmtp;
let service: TestService;
beforeAll(async () => {
  smtp = await smtpServer();
  service = await testService({ INTAKE_SMTP_URL: smtp.url, INTAKE_ACKNOWLEDGE: 'no' });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

const RUNS = 300;
const fields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      ...Object.keys(validEnquiry),
      'submissionkey',
      '__proto__',
      'remarks',
      'website',
    ),
    fc.string(),
  ),
  fc.anything(),
);
const noise = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string());

it.each([
  [
    'application/json',
    fc.oneof(
      fc.json(),
      noise,
      fields.map((body) => JSON.stringify(body)),
    ),
  ],
  ['application/x-www-form-urlencoded', noise],
  [
    'multipart/form-data; boundary=x',
    fc.oneof(
      noise,
      noise.map((text) => `--x\r\n${text}\r\n--x--`),
    ),
  ],
])('malformed %s is refused, never a fault', async (type, bodies) => {
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom('text/html', '*/*'), async (payload, accept) => {
      const headers = { 'content-type': type, accept };
      const { statusCode } = await service.post({ payload, headers });
      expect(statusCode).toBeGreaterThanOrEqual(200);
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: RUNS },
  );
});

it('valid text arrives byte for byte in the mail, in every script, and adds no header', async () => {
  await service.startWorker();
  const corpus = [
    'Bcc: victim@example.com',
    'x\r\nBcc: victim@example.com\r\n\r\nbody',
    '=?utf-8?Q?=0D=0ABcc:_x@y.example?=',
    '<img src=x onerror=alert(1)>',
    '{{constructor.constructor("x")()}}',
    "'; drop table leads; --",
    '../../etc/passwd',
    '\u202Egnp.exe',
    'العربية 中文 தமிழ் 👩‍👩‍👧‍👦 e\u0301',
    '.\n..\n.\r\nQUIT',
    'a'.repeat(1_200),
  ];
  for (const text of corpus) {
    const line = text.slice(0, 150);
    const answer = await service.postEnquiry({
      submissionkey: randomUUID(),
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

it('a NUL byte in any query or field is refused or left out, never an error 500', async () => {
  const names = ['page', 'service', 'language', 'timezone', 'notice', 'sheet', 'submissionkey'];
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
