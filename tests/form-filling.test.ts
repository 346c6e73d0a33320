import { chromium, type Browser, type Page } from '@playwright/test';
import { enquiriesPath } from '@studio/contract/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debianChromium, wholeChromium } from '@studio/browser/chromium.ts';
import { readyDatabase, type TestDatabase } from './support/database.ts';
import { servedSite, type ServedSite } from './support/served-site.ts';

/** Every way in which people fill in the built form, in a real browser, up to what the intake stores. */

const words = {
  companyname: 'Menon Textiles',
  email: 'asha@menon.example',
  phonenumber: '98765 43210',
  subject: 'A shop for our looms',
};

let database: TestDatabase;
let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  database = await readyDatabase();
  site = await servedSite(database.url);
  // Playwright turns the back/forward cache off by default.
  browser = await chromium.launch({
    ...debianChromium,
    executablePath: wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

/** Slows the page's clock, because on a busy machine everything takes longer than two seconds. */
const quicken = (page: Page) =>
  page.addInitScript(() => {
    const honest = performance.now.bind(performance);
    performance.now = () => honest() / 20;
  });

const fieldOf = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const send = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Let's Talk|Send the sheet)/ })
    .click();
const sent = (page: Page) => page.getByText('Message sent successfully!').waitFor();
const isLive = (page: Page) => page.locator('main form[novalidate]').waitFor();

async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(`${site.address}${path}`);
  await fieldOf(page, 'name').focus();
  await isLive(page);
}

async function type(page: Page, name: string, delay: number): Promise<void> {
  for (const [field, text] of Object.entries({ name, ...words }))
    await fieldOf(page, field).pressSequentially(text, { delay });
}

/** Cut from one field, pasted into another. */
async function paste(page: Page, field: string, text: string): Promise<void> {
  await fieldOf(page, 'projectdetails').fill(text);
  await fieldOf(page, 'projectdetails').press('Control+A');
  await page.keyboard.press('Control+X');
  await fieldOf(page, field).press('Control+V');
}

/** Sets the values by script and fires events like autofill: input and change, no key. */
const autofill = (page: Page, name: string) =>
  page.evaluate(
    (values) => {
      for (const [field, text] of Object.entries(values)) {
        const input = document.querySelector<HTMLInputElement>(`main [name=${field}]`);
        if (!input) continue;
        input.value = text;
        for (const kind of ['input', 'change'])
          input.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    },
    { name, ...words },
  );

/** Like password managers: dispatches key events to each field around setting its value. */
const playedKeys = (page: Page, name: string) =>
  page.evaluate(
    (values) => {
      for (const [field, text] of Object.entries(values)) {
        const input = document.querySelector<HTMLInputElement>(`main [name=${field}]`);
        if (!input) continue;
        input.focus();
        for (const kind of ['keydown', 'keypress', 'keyup'])
          input.dispatchEvent(new KeyboardEvent(kind, { key: 'a', bubbles: true }));
        input.value = text;
        for (const letter of text)
          input.dispatchEvent(
            new InputEvent('input', { bubbles: true, inputType: 'insertText', data: letter }),
          );
        input.blur();
      }
    },
    { name, ...words },
  );

/** Makes the first attempt fail, which leaves the form as a visitor would find it. */
async function fail(page: Page, name: string): Promise<void> {
  await page.route(`**${enquiriesPath}`, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await open(page);
  await autofill(page, name);
  await send(page);
  await page.getByRole('dialog', { name: 'Oops...' }).waitFor();
}

const typedByHand = 'typed by a practised hand';

const ways: Readonly<Record<string, (page: Page, name: string) => Promise<void>>> = {
  [typedByHand]: async (page, name) => {
    await open(page);
    await type(page, name, 40);
    await send(page);
    await sent(page);
  },
  'pasted field by field': async (page, name) => {
    await open(page);
    for (const [field, text] of Object.entries({ name, ...words })) await paste(page, field, text);
    await send(page);
    await sent(page);
  },
  'autofilled by the browser': async (page, name) => {
    await open(page);
    await autofill(page, name);
    await send(page);
    await sent(page);
  },
  'autofilled after the first letter': async (page, name) => {
    await open(page);
    await page.keyboard.type('A');
    await autofill(page, name);
    await send(page);
    await sent(page);
  },
  'filled in by a password manager': async (page, name) => {
    await open(page);
    await playedKeys(page, name);
    await send(page);
    await sent(page);
  },
  'refreshed after a failure, as the dialog advises': async (page, name) => {
    await fail(page, name);
    await page.reload();
    await isLive(page);
    await send(page);
    await sent(page);
  },
  'restored from the dialog': async (page, name) => {
    await fail(page, name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Restore/ })
      .click();
    await send(page);
    await sent(page);
  },
  'restored, and a letter added': async (page, name) => {
    await fail(page, name);
    await page.reload();
    await isLive(page);
    await fieldOf(page, 'subject').press('End');
    await page.keyboard.type('.');
    await send(page);
    await sent(page);
  },
  'come back to by the back button': async (page, name) => {
    await open(page);
    await autofill(page, name);
    await page.goto(`${site.address}/about`);
    await page.goBack({ waitUntil: 'commit' });
    await isLive(page);
    await send(page);
    await sent(page);
  },
  'taken over from a service page': async (page, name) => {
    await open(page, '/services/salesforce');
    await autofill(page, name);
    await page.goto(`${site.address}/contact`);
    await isLive(page);
    await fieldOf(page, 'subject').fill(words.subject);
    await send(page);
    await sent(page);
  },
  'with a sheet': async (page, name) => {
    await page.goto(`${site.address}/sheet#sheet.today=paper`);
    await fieldOf(page, 'name').focus();
    await isLive(page);
    await autofill(page, name);
    await send(page);
    await sent(page);
  },
};

const stored = async (name: string) => {
  const text = 'select state, held_reason from enquiries where name = $1';
  return (await database.pool.query(text, [name])).rows as unknown[];
};
const taken = [{ state: 'accepted', held_reason: null }];

it.each(Object.keys(ways))('%s: taken, not held', async (way) => {
  const page = await browser.newPage();
  if (way !== typedByHand) await quicken(page);
  await ways[way]?.(page, way);
  expect(await stored(way)).toEqual(taken);
  await page.close();
});

it('posted without script: taken, not held', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.address}/contact`);
  for (const [field, text] of Object.entries({ name: 'No script', ...words }))
    await fieldOf(page, field).fill(text);
  await send(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(/sent/);
  expect(await stored('No script')).toEqual(taken);
  await page.close();
});

it('holds an enquiry by a robot that types every key faster than a person', async () => {
  const page = await browser.newPage();
  await quicken(page);
  await open(page);
  await type(page, 'Robot', 0);
  await send(page);
  await sent(page);
  expect(await stored('Robot')).toEqual([{ state: 'held', held_reason: 'typed-too-fast' }]);
  await page.close();
});
