import { test as base, type Browser, type Page } from '@playwright/test';
import { expect } from './test.ts';
import { wholeProduct, type WholeProduct } from './whole-product.ts';

/** One product for all tests of a worker. Needs `npm run build`. */
export const test = base.extend<object, { readonly product: WholeProduct }>({
  product: [
    async ({}, use) => {
      await using product = await wholeProduct();
      await use(product);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export interface Person {
  readonly name: string;
  readonly company: string;
  readonly email: string;
}

/** Fills in the site's form, as a browser's autofill does. */
export async function fillEnquiry(
  browser: Browser,
  { site }: WholeProduct,
  person: Person,
  subject: string,
): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site}/contact`);
  const form = page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).fill(person.name);
  await form.getByLabel('Company name').fill(person.company);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Phone number').fill('98765 43210');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Project details').fill('We sell cloth.\nதமிழ் 🧵');
  return page;
}

/** Sends the filled-in form and returns the reference. */
export async function sendFilled(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: "Let's Talk" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Message sent successfully!').waitFor();
  const said = await dialog.getByText(/Your reference is/u).innerText();
  return /Your reference is (\S+)\./u.exec(said)?.[1] ?? '';
}

export async function sendEnquiry(
  browser: Browser,
  product: WholeProduct,
  person: Person,
  subject: string,
): Promise<string> {
  await using page = await fillEnquiry(browser, product, person, subject);
  // Awaited, because the page is closed when this returns.
  return await sendFilled(page);
}

export async function openDesk(page: Page, { desk }: WholeProduct, name: string): Promise<void> {
  const person = page.getByRole('link', { name });
  // The identity provider may be the last to start.
  await expect(async () => {
    await page.goto(`${desk}/auth/login`);
    await expect(person).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await person.click();
  await expect(page.locator('a[data-row]').first()).toBeVisible();
}

/** The mail with this subject as the SMTP server received it: headers and text. */
export async function readMail(browser: Browser, { mails }: WholeProduct, subject: string) {
  await using page = await browser.newPage();
  const mail = page.getByRole('link', { name: subject, exact: true });
  await expect(async () => {
    await page.goto(mails);
    await expect(mail).not.toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await mail.first().click();
  const [folded = '', text = ''] = await page.locator('pre').allInnerTexts();
  const headers = folded.replaceAll(/\r?\n[ \t]+/gu, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'imu').exec(headers)?.[1]?.trim() ?? '';
  return { header, text };
}

export const rowOf = (page: Page, words: string) => page.locator('a[data-row]', { hasText: words });
export const thread = (page: Page) => page.getByRole('region', { name: 'What happened' });
export const article = (page: Page) => page.getByRole('article');
export const arrived = (page: Page) => page.getByRole('status').filter({ hasText: 'Arrived' });
export const clock = (page: Page) =>
  article(page).getByRole('img', { name: /business hours used/u });

/** Opens the enquiry that has just arrived, with two keys. */
export async function openArrived(page: Page, subject: string): Promise<void> {
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(subject);
}

/** The enquirer's own page, by the link in the acknowledgement. */
export async function openOwnPage(
  browser: Browser,
  product: WholeProduct,
  reference: string,
): Promise<Page> {
  const { text } = await readMail(browser, product, `We have your enquiry (${reference})`);
  const [link = ''] = /http\S+token=\S+/u.exec(text) ?? [];
  const page = await browser.newPage();
  await page.goto(link);
  return page;
}
