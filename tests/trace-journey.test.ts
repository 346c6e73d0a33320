import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { enquiriesPath } from '@studio/contract/paths';
import { expect, it } from 'vitest';
import { debianChromium } from '@studio/browser/chromium.ts';
import { collector } from './support/collector.ts';
import { readyDatabase } from './support/database.ts';
import { addressOf, freePort, startProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';
import { smtpServer } from './support/smtp.ts';
import { leash } from './support/test-run.ts';

const root = path.join(import.meta.dirname, '..');

/** Fills in the form of the built site in a browser. Returns the trace header that its script sent. */
async function sendForm(site: string): Promise<string> {
  const browser = await chromium.launch(debianChromium);
  const page = await browser.newPage();
  await page.goto(`${site}/contact`);
  const form = page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).fill('Asha Menon');
  await form.getByLabel('Company name').fill('Menon Textiles');
  await form.getByLabel('Email').fill('asha@menon.example');
  await form.getByLabel('Phone number').fill('98765 43210');
  await form.getByLabel('Subject').fill('A shop for our looms');
  const sent = page.waitForRequest((request) => request.url().endsWith(enquiriesPath));
  await page.getByRole('button', { name: "Let's Talk" }).click();
  await page.getByText('Message sent successfully!').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  const header = await (await sent).headerValue('traceparent');
  await browser.close();
  return header ?? '';
}

/** Needs `npm run build`. */
it('one trace connects the browser, the API, the worker and SMTP, across a restart', async () => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  await using database = await readyDatabase();
  await using mail = await smtpServer();
  await using seen = await collector();
  const env = settings(database.url, {
    INTAKE_SITE_URL: site,
    INTAKE_SMTP_URL: mail.url,
    INTAKE_TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: seen.url,
  });
  await using server = await startProcess('api', env);
  const upstream = new URL(addressOf(server)).host;
  const nginx = spawn(
    process.execPath,
    [...leash, 'deploy/nginx/serve.ts', String(port), '--intake', upstream],
    { cwd: root },
  );
  await eventually(async () => {
    expect((await fetch(site)).status).toBe(200);
  });
  const [, traceId, browserSpan] = (await sendForm(site)).split('-');
  nginx.kill('SIGTERM');
  const expectSpans = (...names: readonly string[]) =>
    eventually(() => {
      const exported = seen.spans().map(({ service, name }) => `${service}: ${name}`);
      expect(exported.sort()).toEqual(names);
    });
  const request = `intake: POST ${enquiriesPath}`;
  await expectSpans(request);
  // The API has stopped before any worker has seen the enquiry.
  expect(await server.end('SIGTERM')).toBe(0);
  await using worker = await startProcess('worker', env);
  await eventually(() => {
    expect(mail.received).toHaveLength(2);
  });
  await expectSpans(
    'intake-worker: deliver acknowledgement',
    'intake-worker: deliver sales',
    'intake-worker: smtp',
    'intake-worker: smtp',
    request,
  );
  expect(await worker.end('SIGTERM')).toBe(0);

  const spans = seen.spans();
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const named = (start: string) => spans.filter(({ name }) => name.startsWith(start));
  const [asked] = named('POST');
  expect(asked?.parentSpanId).toBe(browserSpan);
  for (const { parentSpanId } of named('deliver')) expect(parentSpanId).toBe(asked?.spanId);
  const delivers = named('deliver').map(({ spanId }) => spanId);
  expect(
    named('smtp')
      .map(({ parentSpanId }) => parentSpanId)
      .sort(),
  ).toEqual(delivers.sort());
  for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
  }
});
