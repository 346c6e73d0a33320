import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { writePace } from '@old/contract/answer-pace';
import { promises } from '@old/contract/promise';
import { readConfig } from '#config.ts';
import { paceKeeper } from '#jobs/pace-keeper.ts';
import { enquiryLinks } from '#leads/link.store.ts';
import { systemClock } from '#platform/clock.ts';
import { signedTokens } from '#platform/token.ts';
import { debianChromium } from '../../browser/chromium.ts';
import { pacedRows } from './support/paced.ts';
import { addressOf, freePort, startProcess, type TestProcess } from './support/processes.ts';
import { rows, type Rows } from './support/rows.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';
import { leash } from './support/test-run.ts';

/** From enquiries in the database to the sentence a visitor reads. Needs `npm run build`. */

const root = path.join(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'intake-pace-page-'));
const file = path.join(folder, 'pace.json');
const sentence =
  /^Half of the enquiries of the last 90 days were answered within .+ working hours\.$/;

let site: string;
let table: Rows;
let server: TestProcess;
let nginx: ChildProcess;
let browser: Browser;
let page: Page;
let add: ReturnType<typeof pacedRows>;
let renew: () => Promise<void>;
let ownPage: () => Promise<string>;

beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  table = await rows();
  const env = settings(table.url, {
    INTAKE_SITE_URL: site,
    INTAKE_PACE_PATH: file,
    INTAKE_ENQUIRY_PAGE: path.join(root, 'site/dist/contact/enquiry.html'),
  });
  const { hours, secret } = readConfig(env);
  const { db } = table.database;
  const promised = promises(hours);
  add = pacedRows(table, promised);
  renew = paceKeeper(db, promised, file).renew;
  const linkFor = enquiryLinks(db, secret, site, signedTokens(secret, systemClock));
  ownPage = async () => linkFor({ id: await table.addLead(), email: 'asha@menon.example' });
  server = await startProcess('server.ts', env);
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

/** What the contact page says once it has asked, and what somebody's own page says. */
async function said(): Promise<{ contact: string; own: string[] }> {
  await page.goto(`${site}/contact`, { waitUntil: 'networkidle' });
  const contact = await page.locator('[data-pace]').innerText();
  await page.goto(await ownPage());
  const own = await page
    .locator('dt', { hasText: /^Lately$/ })
    .locator('+ dd')
    .allInnerTexts();
  return { contact, own };
}
const alone = { contact: '', own: [] };

it('says what is true of all who wrote, late and unanswered ones included', async () => {
  await add(12, 2);
  await add(12, 40);
  await renew();
  const fast = await said();
  expect(fast.contact).toMatch(sentence);
  expect(fast.contact).toContain('within 2 working hours');
  expect(fast.own).toEqual([fast.contact]);
  await add(5, null);
  await renew();
  expect((await said()).contact).toContain('within 40 working hours');
  await add(20, null);
  await renew();
  expect(await said()).toEqual(alone);
});

it('says the promise alone of nineteen, of a figure some days old, and where nobody has counted', async () => {
  await add(19, 1);
  await renew();
  expect(await said()).toEqual(alone);
  const pace = { enquiries: 40, halfWithinHours: 1 };
  writeFileSync(file, writePace(pace, new Date(Date.now() - 73 * 3_600_000)));
  expect(await said()).toEqual(alone);
  writeFileSync(file, writePace(pace, new Date()));
  expect((await said()).contact).toContain('within one working hour');
  rmSync(file);
  expect(await said()).toEqual(alone);
});

it('is asked of nobody else, and leaves nothing behind', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await said();
  expect(new Set(asked)).toEqual(new Set([site]));
  expect(await page.context().cookies()).toEqual([]);
});
