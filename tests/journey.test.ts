import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPath, sentPath } from '@studio/contract/paths';
import { debianChromium } from '@studio/browser/chromium.ts';
import { readyDatabase, type TestDatabase } from './support/database.ts';
import { addressOf, freePort, startProcess, type TestProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';
import { settings } from './support/settings.ts';
import { smtpServer, type TestSmtp } from './support/smtp.ts';
import { leash } from './support/test-run.ts';

/** From the built site in a browser, through nginx, to a mail read back. Needs `npm run build`. */

const root = path.join(import.meta.dirname, '..');
const built = (page: string) => path.join(root, 'apps/site/dist', page);

let site: string;
let database: TestDatabase;
let smtp: TestSmtp;
let server: TestProcess;
let worker: TestProcess;
let nginx: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  database = await readyDatabase();
  smtp = await smtpServer();
  const env = settings(database.url, {
    INTAKE_SITE_URL: site,
    INTAKE_SMTP_URL: smtp.url,
    INTAKE_TRUSTED_PROXIES: '127.0.0.1',
    INTAKE_PROBLEM_PAGE: built('contact/problem.html'),
    INTAKE_NOTICE_PAGE: built('contact/notice.html'),
    INTAKE_SENT_PAGE: built('contact/sent.html'),
    INTAKE_ENQUIRY_PAGE: built('contact/enquiry.html'),
  });
  server = await startProcess('api', env);
  worker = await startProcess('worker', env);
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

const referenceBy = async (name: string) => {
  const text = 'select reference from enquiries where name = $1';
  return (await database.pool.query<{ reference: string }>(text, [name])).rows[0]?.reference;
};

/** Everything the page says, one text for each heading, paragraph, list item and button. */
const saidOn = async (page: Page) => {
  const parts = page.getByRole('main').locator('h1, h2, p:not([aria-hidden]), li, button');
  return parts.filter({ visible: true }).allInnerTexts();
};
const saidBefore = async (page: Page, path: string) => {
  await page.goto(`${site}${path}`);
  return saidOn(page);
};

const enquiriesBy = async (name: string) =>
  (await database.pool.query('select 1 from enquiries where name = $1', [name])).rowCount;

describe('an enquiry', () => {
  it('with script: the dialog says so, one row is stored, one mail arrives', async () => {
    const page = await browser.newPage();
    await page.goto(`${site}/contact`);
    await fillIn(page, 'Asha With Script');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Message sent successfully!').waitFor();
    await dialog.getByText(`Your reference is ${await referenceBy('Asha With Script')}.`).waitFor();
    expect(await enquiriesBy('Asha With Script')).toBe(1);
    await eventually(() => {
      expect(mailsAbout('Asha With Script')).toHaveLength(1);
    });
    const [sent] = mailsAbout('Asha With Script');
    expect(sent?.mail.text).toContain('தமிழ் 🧵');
    expect(sent?.mail.replyTo?.[0]?.address).toBe('asha@menon.example');
    await page.close();
  });

  it('without script: a page says so, one row is stored, one mail arrives', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site}/contact`);
    await fillIn(page, 'Asha Without Script');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    const said = await saidOn(page);
    const [heading, opening = '', ...rest] = await saidBefore(page, '/contact/sent');
    const receipt = `Your reference is ${await referenceBy('Asha Without Script')}.`;
    expect(said).toEqual([heading, `${opening} ${receipt}`, ...rest]);
    expect(await enquiriesBy('Asha Without Script')).toBe(1);
    await eventually(() => {
      expect(mailsAbout('Asha Without Script')).toHaveLength(1);
    });
    await page.close();
  });

  it('without script and with a fault: the site’s own page, with everything that was typed', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site}/contact`);
    await fillIn(page, 'Asha Once More');
    await page.getByRole('main').getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Invalid Phone number*' }).waitFor();
    const said = await saidOn(page);
    const form = page.getByRole('main');
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha Once More');
    expect(await form.getByLabel('Phone number').inputValue()).toBe('12');
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    await form.getByLabel('Phone number').fill('98765 43210');
    await page.getByRole('button', { name: "Let's Talk" }).click();
    expect(new URL(page.url()).pathname).toBe(sentPath);
    expect(await enquiriesBy('Asha Once More')).toBe(1);
    const [heading, emailExample, phoneHint, ...rest] = await saidBefore(page, '/contact/problem');
    expect(said).toEqual([
      heading,
      'Please correct one field. Your message has not been sent.',
      'Invalid Phone number*',
      emailExample,
      phoneHint,
      'Invalid Phone number*',
      ...rest,
    ]);
    await page.close();
  });
});

describe('the pages of the community list, without script', () => {
  const notice = async (open: (page: Page) => Promise<unknown>): Promise<string[]> => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await open(page);
    const said = await saidOn(page);
    expect(await page.title()).toBe(said[0]);
    await page.close();
    return said;
  };
  const linkIn = (kind: string) =>
    eventually(() => {
      const mail = smtp.received.find(({ envelopeTo }) =>
        envelopeTo.includes('list@menon.example'),
      );
      const [link] = new RegExp(`http\\S+${kind}\\S+`).exec(mail?.mail.text ?? '') ?? [];
      if (link === undefined) throw new Error('No mail yet.');
      return link;
    });

  it('show their own sentences and nothing else', async () => {
    const asked = await notice(async (page) => {
      await page.goto(`${site}/contact`);
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByLabel('Name').fill('Asha');
      await form.getByLabel('Email').fill('list@menon.example');
      await form.getByRole('button').click();
      await page.waitForURL(/asked/);
    });
    expect(asked).toEqual([
      'Check your email',
      'If this address can be subscribed, we have sent it a link. We send you nothing else until you follow it.',
    ]);
    const confirm = await linkIn('confirm');
    const leave = await linkIn('unsubscribe');
    expect(await notice((page) => page.goto(confirm))).toEqual([
      'Confirm your subscription',
      'Click once, and we will email you our news now and then.',
      'Confirm',
    ]);
    const press = (link: string, button: string) => async (page: Page) => {
      await page.goto(link);
      await page.getByRole('main').getByRole('button', { name: button }).click();
    };
    expect(await notice(press(confirm, 'Confirm'))).toEqual([
      'You are subscribed',
      'Every email has a link to unsubscribe.',
    ]);
    expect(await notice((page) => page.goto(leave))).toEqual([
      'Leave the list',
      'Click once, and we will not email you again.',
      'Leave',
    ]);
    expect(await notice(press(leave, 'Leave'))).toEqual([
      'You have left the list',
      'We will not email you again.',
    ]);
    expect(await notice((page) => page.goto(`${site}${confirmPath}?token=a`))).toEqual([
      'This did not work',
      'This link is no longer valid. Please ask for a new one.',
    ]);
  });
});
