import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { ownSettings } from '@studio/contract/own-secrets';
import { commands } from '@studio/worker/cli/commands.ts';
import { renamedCommands } from '@studio/worker/cli/renamed-commands.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcess } from './support/processes.ts';
import { testService, type TestService } from './support/service.ts';
import { settings } from './support/settings.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

it('an open page can still post to the old path, with the old name of the key', async () => {
  const key = randomUUID();
  const post = (url: string, field: string) =>
    service.post({ url, payload: { ...validEnquiry, [field]: key } });
  const first = await post('/api/leads', 'submissionkey');
  expect(first.statusCode).toBe(201);
  const again = await post('/api/enquiries', 'idempotencykey');
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});

it('a form without script that was opened before still leads to its page', async () => {
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ ...validEnquiry, subject: 'Opened before' }).toString();
  const sent = await service.post({ url: '/api/leads', payload, headers });
  expect(sent.statusCode).toBe(303);
  const { reference } = Object.fromEntries(
    new URL(sent.headers.location ?? '', 'https://x').searchParams,
  );
  const page = await service.app.inject({ url: `/api/leads/sent?reference=${reference ?? ''}` });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(reference ?? '-')]);
  const wrong = await service.post({ url: '/api/leads', payload: 'name=', headers });
  expect([wrong.statusCode, wrong.body]).toEqual([
    422,
    expect.stringContaining('action="/api/enquiries"'),
  ]);
});

it('the contact page can still request the old path of the response time', async () => {
  const [old, now] = await Promise.all(
    ['/api/pace', '/api/response-time'].map((url) => service.app.inject({ url })),
  );
  expect([old?.statusCode, old?.body]).toEqual([200, now?.body]);
});

it('metrics have their old names and labels beside the new ones', async () => {
  await service.post({ url: '/api/leads', payload: { email: 'asha' } });
  const { body } = await service.app.inject({ url: '/metrics' });
  const valueOf = (series: string) =>
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1);
  for (const [old, current] of [
    ['intake_leads_accepted_total{kind="new"}', 'enquiries_accepted_total{kind="new"}'],
    ['intake_leads_arrived{arrival="late"}', 'enquiries_delivered_last_hour{arrival="late"}'],
    ['intake_queue_age_seconds{what="lead"}', 'intake_queue_age_seconds{what="enquiry"}'],
    ['intake_answer_seconds_bucket{le="900"}', 'enquiry_response_working_seconds_bucket{le="900"}'],
  ] as const) {
    expect(valueOf(current), current).toBeDefined();
    expect(valueOf(old), old).toBe(valueOf(current));
  }
  // Counted under the current path alone.
  expect(body).toContain('rejected_total{reason="invalid",route="/api/enquiries"} ');
  expect(body).not.toContain('route="/api/leads"');
});

it('every command under an old name exists under its new one', () => {
  for (const name of renamedCommands.values()) expect(commands.has(name), name).toBe(true);
});

it('a command under its old name prints the new one and works', async () => {
  const program = path.join(import.meta.dirname, '../apps/worker/src/cli/intake.ts');
  const env = ownSettings('operator', settings(service.database.url));
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [program, 'ledger', 'verify'],
    { env },
  );
  expect(stderr).toBe('renamed: intake ledger verify is intake audit verify\n');
  expect(stdout).toContain('is verified');
});

it('a process reads a setting under its old name and logs the new one', async () => {
  const { INTAKE_COMPANY_PATH: company = '', ...others } = settings(service.database.url);
  await using api = await startProcess('api', { ...others, INTAKE_COMPANY_FILE: company });
  expect(api.output()).toContain(
    'The setting INTAKE_COMPANY_FILE is now called INTAKE_COMPANY_PATH.',
  );
});
