import { test as base, type Browser, type Page } from '@playwright/test';
import { answerMail } from '@studio/intake/tests/support/mail-program.ts';
import { setup as sweepWhenGone } from '@studio/intake/tests/support/test-run.ts';
import { expect } from './support/test.ts';
import { SALES_USER, wholeProduct, type WholeProduct } from './support/whole-product.ts';

/** From the form of the public site to an answer that both sides can see. Needs `npm run build`. */

const test = base.extend<object, { readonly product: WholeProduct }>({
  product: [
    async ({}, use) => {
      sweepWhenGone();
      await using product = await wholeProduct();
      await use(product);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// One after the other: one product for both.
test.describe.configure({ mode: 'default' });

const enquirer = { name: 'Nadia Menon', email: 'nadia@menon.example' };

/** Fills the form in as a person does, who needs longer than two seconds for it; the answer is the reference. */
async function sendEnquiry(browser: Browser, { site }: WholeProduct, subject: string) {
  await using page = await browser.newPage();
  await page.goto(`${site}/contact`);
  const form = page.getByRole('main');
  await form.getByLabel('Name', { exact: true }).fill(enquirer.name);
  await form.getByLabel('Company name').fill('Menon Textiles');
  await form.getByLabel('Email').fill(enquirer.email);
  await form.getByLabel('Phone number').fill('98765 43210');
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Project details').fill('We sell cloth.\nதமிழ் 🧵');
  await page.waitForTimeout(2_100);
  await form.getByRole('button', { name: "Let's Talk" }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Message sent successfully!').waitFor();
  const said = await dialog.getByText(/Your reference is/u).innerText();
  return /Your reference is (\S+)\./u.exec(said)?.[1] ?? '';
}

async function openDesk(page: Page, { desk }: WholeProduct, name: string): Promise<void> {
  const person = page.getByRole('link', { name });
  // The provider may be the last to start.
  await expect(async () => {
    await page.goto(`${desk}/auth/login`);
    await expect(person).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await person.click();
  await expect(page.locator('a[data-row]').first()).toBeVisible();
}

/** What the SMTP server was given under this subject: headers and text. */
async function readMail(browser: Browser, { mails }: WholeProduct, subject: string) {
  await using page = await browser.newPage();
  const mail = page.getByRole('link', { name: subject, exact: true });
  await expect(async () => {
    await page.goto(mails);
    await expect(mail).not.toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await mail.first().click();
  const [headers = '', text = ''] = await page.locator('pre').allInnerTexts();
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'imu').exec(headers)?.[1]?.trim() ?? '';
  return { header, text };
}

const article = (page: Page) => page.getByRole('article');
const arrived = (page: Page) => page.getByRole('status').filter({ hasText: 'Arrived' });
const clock = (page: Page) => article(page).getByRole('img', { name: /working hours used/u });

/** With the enquiry that has just arrived, by two keys. */
async function openArrived(page: Page, subject: string): Promise<void> {
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(subject);
}

test('an enquiry from the site appears at the open desk, and is answered from there by keys', async ({
  page,
  browser,
  product,
}) => {
  const subject = 'A shop for our looms';
  const words = 'Good looms. May we call you on Tuesday?';
  await openDesk(page, product, 'Asha Raman');
  const reference = await sendEnquiry(browser, product, subject);
  await expect(arrived(page)).toContainText(subject);
  await openArrived(page, subject);
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`Sent to ${enquirer.name}.`)).toBeVisible();

  const answer = await readMail(browser, product, `Re: ${subject} [${reference}]`);
  const receipt = await readMail(browser, product, `We have your enquiry (${reference})`);
  expect(answer.text.trim()).toBe(words);
  expect(answer.header('From')).toContain('Asha Raman');
  expect(answer.header('To')).toBe(enquirer.email);
  expect(answer.header('In-Reply-To')).toBe(receipt.header('Message-ID'));
  expect(answer.header('References')).toBe(receipt.header('Message-ID'));
});

test('an answer from a mail program stops the clock on the open screen, and the enquirer sees it', async ({
  page,
  browser,
  product,
}) => {
  const subject = 'Doors for a warehouse';
  await openDesk(page, product, 'Asha Raman');
  const reference = await sendEnquiry(browser, product, subject);
  await expect(arrived(page)).toContainText(subject);
  await openArrived(page, subject);
  await expect(clock(page)).toHaveAccessibleName(/: due/u);

  const { text } = await readMail(browser, product, `We have your enquiry (${reference})`);
  const [ownPage = ''] = /http\S+token=\S+/u.exec(text) ?? [];
  await using enquirersPage = await browser.newPage();
  const isAnswered = enquirersPage.getByRole('definition').nth(3);
  await enquirersPage.goto(ownPage);
  await expect(isAnswered).toHaveText('Not yet.');

  const told = await readMail(
    browser,
    product,
    `${enquirer.name}, Menon Textiles: ${subject} [${reference}]`,
  );
  const seen = {
    messageId: told.header('Message-ID'),
    replyTo: told.header('Reply-To'),
    subject: told.header('Subject'),
  };
  expect(seen.replyTo).toContain(`${SALES_USER}+${reference}@`);
  const { smtpUrl, mailServer: mailbox } = product;
  const ravi = { from: 'Ravi Pillai <ravi@company.example>', smtpUrl, mailbox, user: SALES_USER };
  const words = 'We build doors. Tuesday at ten?';
  await answerMail(ravi, seen, words);

  await expect(clock(page)).toHaveAccessibleName(/: answered/u);
  await expect(article(page).getByRole('listitem').filter({ hasText: words })).toContainText(
    'Ravi Pillai answered by mail',
  );
  await enquirersPage.reload();
  await expect(isAnswered).not.toHaveText('Not yet.');
});
