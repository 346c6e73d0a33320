import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeResponseTime } from '@studio/contract/response-time';
import { ownSettings } from '@studio/contract/own-secrets';
import { responseTargetOf } from '@studio/contract/response-target';
import { readApiConfig } from '@studio/api/config.ts';
import { responseTimePublisher } from '@studio/worker/jobs/response-time-publisher.ts';
import { enquiryLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { debianChromium } from '@studio/browser/chromium.ts';
import { timedEnquiries } from './support/timed-enquiries.ts';
import { addressOf, freePort, startProcess, type TestProcess } from './support/processes.ts';
import { rows, type Rows } from './support/rows.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';
import { leash } from './support/test-run.ts';

/** From enquiries in the database to the sentence a visitor reads. Needs `npm run build`. */

const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'intake-pace-page-'));
const file = path.join(folder, 'pace.json');
const sentence =
  /^Half of the enquiries of the last 90 days were answered within .+ business hours\.$/;

let site: string;
let table: Rows;
let server: TestProcess;
let nginx: ChildProcess;
let browser: Browser;
let page: Page;
let add: ReturnType<typeof timedEnquiries>;
let renew: () => Promise<void>;
let ownPage: () => Promise<string>;

beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  table = await rows();
  const env = settings(table.url, {
    INTAKE_SITE_URL: site,
    INTAKE_RESPONSE_TIME_PATH: file,
    INTAKE_ENQUIRY_PAGE: path.join(root, 'apps/site/dist/contact/enquiry.html'),
  });
  const { hours, secret } = readApiConfig(ownSettings('api', env));
  const { db } = table.database;
  const responseTarget = responseTargetOf(hours);
  add = timedEnquiries(table, responseTarget);
  renew = responseTimePublisher(db, responseTarget, file).renew;
  const linkFor = enquiryLinks(db, secret, site, signedTokens(secret, systemClock));
  ownPage = async () => linkFor({ id: await table.addEnquiry(), email: 'asha@menon.example' });
  server = await startProcess('api', env);
  const upstream = new URL(addressOf(server)).host;
  nginx = spawn(
    process.execPath,
    [...leash, 'deploy/nginx/serve.ts', String(port), '--intake', upstream],
    { cwd: root },
  );
  await eventually(async () => {
    expect((await fetch(site)).status).toBe(200);
  });
  browser = await chromium.launch(debianChromium);
});
afterAll(async () => {
  await browser.close();
  nginx.kill('SIGTERM');
  await server[Symbol.asyncDispose]();
  await table[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await table.empty();
  page = await browser.newPage();
});
afterEach(() => page.close());

/** What the contact page shows after its request, and what the enquirer's own page shows. */
async function said(): Promise<{ contact: string; own: string[] }> {
  await page.goto(`${site}/contact`, { waitUntil: 'networkidle' });
  const contact = await page.locator('[data-response-time]').innerText();
  await page.goto(await ownPage());
  const own = await page
    .locator('dt', { hasText: /^Typical response time$/ })
    .locator('+ dd')
    .allInnerTexts();
  return { contact, own };
}
const alone = { contact: '', own: [] };

it('publishes the time of all enquiries, late and unanswered ones included', async () => {
  await add(12, 2);
  await add(12, 40);
  await renew();
  const fast = await said();
  expect(fast.contact).toMatch(sentence);
  expect(fast.contact).toContain('within 2 business hours');
  expect(fast.own).toEqual([fast.contact]);
  await add(5, null);
  await renew();
  expect((await said()).contact).toContain('within 40 business hours');
  await add(20, null);
  await renew();
  expect(await said()).toEqual(alone);
});

it('shows only the promise for nineteen enquiries, an old figure or no figure', async () => {
  await add(19, 1);
  await renew();
  expect(await said()).toEqual(alone);
  const responseTime = { enquiries: 40, halfWithinHours: 1 };
  writeFileSync(file, writeResponseTime(responseTime, new Date(Date.now() - 73 * 3_600_000)));
  expect(await said()).toEqual(alone);
  writeFileSync(file, writeResponseTime(responseTime, new Date()));
  expect((await said()).contact).toContain('within one business hour');
  rmSync(file);
  expect(await said()).toEqual(alone);
});

it('sends no request to another host and stores nothing', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await said();
  expect(new Set(asked)).toEqual(new Set([site]));
  expect(await page.context().cookies()).toEqual([]);
});
