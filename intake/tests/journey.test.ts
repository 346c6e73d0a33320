import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyDatabase, type TestDatabase } from './support/database.ts';
import { addressOf, startProcess, type TestProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';

/** From the built site in a browser, through nginx, to a mail read back. Needs `npm run build`. */

const root = path.join(import.meta.dirname, '../..');
const port = 4460;
const site = `http://127.0.0.1:${port}`;
const built = (page: string) => path.join(root, 'site/dist', page);

let database: TestDatabase;
let smtp: TestSmtp;
let server: TestProcess;
let worker: TestProcess;
let nginx: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  database = await readyDatabase();
  smtp = await smtpServer();
  const env = settings(database.url, {
    INTAKE_SITE_URL: site,
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_TRUSTED_PROXIES: '127.0.0.1',
    INTAKE_PROBLEM_PAGE: built('contact/problem.html'),
    INTAKE_NOTICE_PAGE: built('contact/notice.html'),
  });
  server = await startProcess('server.ts', env);
  worker = await startProcess('worker.ts', env);
  const upstream = new URL(addressOf(server)).host;
  nginx = spawn(process.execPath, ['deploy/nginx/serve.ts', String(port), '--intake', upstream], {
    cwd: root,
  });
  await eventually(async () => {
    expect((await fetch(site)).status).toBe(200);
  });
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});

afterAll(async () => {
  await browser.close();
  nginx.kill('SIGTERM');
  await worker[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

async function fillIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Company name').fill('Menon Textiles');
  await form.getByLabel('Email').fill('asha@menon.example');
  await form.getByLabel('Phone number').fill('98765 43210');
  await form.getByLabel('Subject').fill('A shop for our looms');
  await form.getByLabel('Project details').fill('We sell cloth.\nதமிழ் 🧵');
}

const mailsAbout = (name: string) =>
  smtp.received.filter(({ mail }) => mail.text?.includes(name) ?? false);

const leadsBy = async (name: string) =>
  (await database.pool.query('select 1 from leads where name = $1', [name])).rowCount;

describe('an enquiry', () => {
  it('with script: the dialog says so, one row is stored, one mail arrives', async () => {
    const page = await browser.newPage();
    await page.goto(`${site}/contact`);
    await fillIn(page, 'Asha With Script');
    // A form filled within two seconds is set aside as no person's.
    await page.waitForTimeout(2_100);
    await page.getByRole('button', { name: "Let's Talk" }).click();
    await page.getByRole('dialog').getByText('Message sent successfully!').waitFor();
    expect(await leadsBy('Asha With Script')).toBe(1);
    await eventually(() => {
      expect(mailsAbout('Asha With Script')).toHaveLength(1);
    }, 30_000);
    const [sent] = mailsAbout('Asha With Script');
    expect(sent?.mail.text).toContain('தமிழ் 🧵');
    expect(sent?.mail.replyTo?.[0]?.address).toBe('asha@menon.example');
    await page.close();
  });

  it('without script: a page says so, one row is stored, one mail arrives', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site}/services/seo`);
    await fillIn(page, 'Asha Without Script');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    expect(new URL(page.url()).pathname).toBe('/contact/sent');
    expect(await leadsBy('Asha Without Script')).toBe(1);
    await eventually(() => {
      expect(mailsAbout('Asha Without Script')).toHaveLength(1);
    }, 30_000);
    await page.close();
  });

  it('without script and with a fault: the site’s own page, with everything that was typed', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site}/contact`);
    await fillIn(page, 'Asha Once More');
    await page.getByRole('main').getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Invalid Phone number*' }).waitFor();
    const form = page.getByRole('main');
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha Once More');
    expect(await form.getByLabel('Phone number').inputValue()).toBe('12');
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    await form.getByLabel('Phone number').fill('98765 43210');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    expect(new URL(page.url()).pathname).toBe('/contact/sent');
    expect(await leadsBy('Asha Once More')).toBe(1);
    await page.close();
  });
});
