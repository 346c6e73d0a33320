import type { Page } from '@playwright/test';
import { answerFromOutside, answerMail } from '@studio/tests/support/mail-program.ts';
import {
  arrived,
  article,
  clock,
  openArrived,
  openDesk,
  openOwnPage,
  readMail,
  rowOf,
  sendEnquiry,
  test,
  thread,
} from './support/journey.ts';
import { expect } from './support/test.ts';
import { SALES_USER } from './support/whole-product.ts';

/** From the form of the public site to a reply that both sides can see. Needs `npm run build`. */

/** Not part of the gate. */
const long = { tag: '@long' };

// Serial: the product is started once for all.
test.describe.configure({ mode: 'default' });

const enquirer = {
  name: 'Nadia Menon',
  company: 'Menon Textiles',
  email: 'nadia@menon.example',
};

test('an enquiry from the site appears at the open desk, and is answered from there by keys', async ({
  page,
  browser,
  product,
}) => {
  const subject = 'A shop for our looms';
  const words = 'Good looms. May we call you on Tuesday?';
  await openDesk(page, product, 'Asha Raman');
  const reference = await sendEnquiry(browser, product, enquirer, subject);
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
  const reference = await sendEnquiry(browser, product, enquirer, subject);
  await expect(arrived(page)).toContainText(subject);
  await openArrived(page, subject);
  await expect(clock(page)).toHaveAccessibleName(/: due/u);

  await using enquirersPage = await openOwnPage(browser, product, reference);
  const isAnswered = enquirersPage.getByRole('definition').nth(3);
  await expect(isAnswered).toHaveText('Not yet.');

  const notification = await readMail(
    browser,
    product,
    `${enquirer.name}, ${enquirer.company}: ${subject} [${reference}]`,
  );
  const seen = {
    messageId: notification.header('Message-ID'),
    replyTo: notification.header('Reply-To'),
    subject: notification.header('Subject'),
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

/** The announcement line of the list. */
const line = (page: Page) => page.locator('section > header').getByRole('status');

// The last step is a second enquiry of the same person: withdrawing it must leave the first as it is.
test(
  'a week with one enquirer appears on the screens of two colleagues without a reload',
  long,
  async ({ page: asha, browser, product }) => {
    test.setTimeout(240_000);
    const leela = { name: 'Leela Thomas', company: 'Thomas Mills', email: 'leela@mills.example' };
    const subject = 'Yarn stock of three mills';
    await using context = await browser.newContext();
    const ravi = await context.newPage();
    await openDesk(asha, product, 'Asha Raman');
    await openDesk(ravi, product, 'Ravi Pillai');
    const both = [asha, ravi];
    for (const page of both)
      await page.evaluate(() => {
        document.documentElement.dataset['loaded'] = 'once';
      });

    // The form.
    const reference = await sendEnquiry(browser, product, leela, subject);
    for (const page of both) await expect(arrived(page)).toContainText(subject);
    for (const page of both) await openArrived(page, subject);

    // The first answer.
    const answer = 'We have built this twice. How many lots a day?';
    await asha.keyboard.press('r');
    await asha.getByRole('textbox', { name: 'Reply' }).fill(answer);
    await asha.keyboard.press('Control+Enter');
    await expect(asha.getByText(`Sent to ${leela.name}.`)).toBeVisible();
    await expect(thread(ravi).getByRole('listitem').filter({ hasText: answer })).toContainText(
      'Asha Raman answered by mail',
    );
    await expect(clock(ravi)).toHaveAccessibleName(/: answered/u);
    await asha.keyboard.press('3');
    await expect(rowOf(asha, leela.name)).toBeVisible();

    // Their question arrives by mail: in the list of one user, in the open thread of the other.
    const question = 'About 400 lots. Can the scales be read, too?';
    const sent = await readMail(browser, product, `Re: ${subject} [${reference}]`);
    const seen = {
      messageId: sent.header('Message-ID'),
      replyTo: sent.header('Reply-To'),
      subject: sent.header('Subject'),
    };
    await answerFromOutside(product.mailServer, leela.email, seen, question);
    await expect(line(asha)).toContainText(`${leela.name} wrote again, by mail`);
    await expect(rowOf(asha, leela.name)).toHaveCount(0);
    await expect(thread(ravi)).toContainText(question);
    await expect(clock(ravi)).toHaveAccessibleName(/: due/u);
    await asha.keyboard.press('.');
    await expect(thread(asha)).toContainText(question);

    // An addition on their page. The due time is moved first: an enquiry cannot be put off past it.
    await product.sql(
      `update enquiry_work set due_at = now() + interval '6 hours'
     where enquiry_id = (select id from enquiries where subject = $1)`,
      subject,
    );
    const addition = 'A fourth mill opens in May.';
    await using ownPage = await openOwnPage(browser, product, reference);
    await ownPage.getByLabel('Your message').fill(addition);
    await ownPage.getByRole('button', { name: 'Add it' }).click();
    for (const page of both)
      await expect(thread(page).getByRole('listitem').filter({ hasText: addition })).toContainText(
        `${leela.name} added`,
      );

    // Put off, and returned when due.
    await asha.keyboard.press('s');
    await asha.getByRole('button', { name: /In an hour/u }).click();
    await expect(thread(ravi)).toContainText(/Asha Raman.* put it off until/u);
    await asha.keyboard.press('4');
    await expect(rowOf(asha, leela.name)).toBeVisible();
    await product.sql(
      `update enquiry_work set put_off_until = now()
     where enquiry_id = (select id from enquiries where subject = $1)`,
      subject,
    );
    await expect(line(asha)).toContainText(`${leela.name} is back`);
    await expect(rowOf(asha, leela.name)).toHaveCount(0);
    await expect(thread(ravi)).toContainText('It was put off until now and is back');

    // Handed to a colleague, who has the list open.
    await asha.keyboard.press('.');
    await expect(thread(asha)).toContainText('It was put off until now and is back');
    await ravi.keyboard.press('u');
    await asha.keyboard.press('a');
    await asha.getByRole('button', { name: 'Ravi Pillai' }).click();
    await expect(line(ravi)).toContainText(
      `Asha Raman assigned you the enquiry from ${leela.name}`,
    );
    await expect(thread(asha)).toContainText('assigned it to Ravi Pillai');
    await openArrived(ravi, subject);
    await expect(thread(ravi)).toContainText('Asha Raman assigned it to you');

    // Withdrawn: a second enquiry of theirs. The first stays open and awaits a reply.
    const second = 'Scales for three mills';
    const other = await sendEnquiry(browser, product, leela, second);
    for (const page of both) {
      await expect(arrived(page)).toContainText(second);
      await page.keyboard.press('.');
      await expect(rowOf(page, leela.name).first()).toBeVisible();
    }
    await using otherPage = await openOwnPage(browser, product, other);
    await otherPage.getByRole('button', { name: 'Withdraw it' }).click();
    for (const page of both) {
      await expect(line(page)).toContainText(`${leela.name} withdrew their enquiry`);
      await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(subject);
      await expect(clock(page)).toHaveAccessibleName(/: due/u);
      await page.keyboard.press('6');
      await rowOf(page, leela.name).first().click();
      await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(second);
      await expect(article(page)).toContainText('closed: withdrawn');
    }
    for (const page of both)
      await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
  },
);

// A file, silence, their answer, and the outcome.
test(
  'what follows the first answer reaches its owner, and the CRM is notified that it was won',
  long,
  async ({ page: asha, browser, product }) => {
    test.setTimeout(240_000);
    const omar = { name: 'Omar Aziz', company: 'Aziz Freight', email: 'omar@freight.example' };
    const subject = 'Gate times of forty lorries';
    const ofThis = `enquiry_id = (select id from enquiries where subject = $1)`;
    await using context = await browser.newContext();
    const ravi = await context.newPage();
    await openDesk(asha, product, 'Asha Raman');
    await openDesk(ravi, product, 'Ravi Pillai');
    const reference = await sendEnquiry(browser, product, omar, subject);
    for (const page of [asha, ravi]) {
      await expect(arrived(page)).toContainText(subject);
      await openArrived(page, subject);
    }

    // The first answer, and a reminder in five working days.
    await asha.keyboard.press('r');
    await asha.getByRole('textbox', { name: 'Reply' }).fill('May we see a day of your gate?');
    await expect(asha.getByLabel('Remind me if silent for')).toHaveValue('5');
    await asha.keyboard.press('Control+Enter');
    await expect(asha.getByText(`Sent to ${omar.name}.`)).toBeVisible();
    await asha.keyboard.press('2');
    await expect(rowOf(asha, omar.name)).toBeVisible();
    await product.sql(`update enquiry_work set remind_at = now() where ${ofThis}`, subject);
    await expect(line(asha)).toContainText(`${omar.name} is silent`);
    await expect(thread(ravi)).toContainText('No answer since');

    // Their answer has a file, which is in both threads.
    const sent = await readMail(browser, product, `Re: ${subject} [${reference}]`);
    await answerFromOutside(
      product.mailServer,
      omar.email,
      {
        messageId: sent.header('Message-ID'),
        replyTo: sent.header('Reply-To'),
        subject: sent.header('Subject'),
      },
      'Here is Tuesday.',
      { filename: 'gate-tuesday.csv', content: 'lorry,in,out\n7,06:10,06:52\n' },
    );
    await expect(line(asha)).toContainText(`${omar.name} wrote again, by mail`);
    await rowOf(asha, omar.name).click();
    for (const page of [asha, ravi]) {
      const file = page
        .getByRole('list', { name: 'Attached' })
        .locator('bdi', { hasText: 'gate-tuesday.csv' });
      await expect(file).toBeVisible();
    }

    // Answered and won; the CRM is notified once it can no longer be undone.
    await asha.keyboard.press('r');
    await asha.getByRole('textbox', { name: 'Reply' }).fill('We begin on Monday.');
    await asha.keyboard.press('Control+Enter');
    await expect(thread(ravi)).toContainText('We begin on Monday.');
    await asha.keyboard.press('3');
    await rowOf(asha, omar.name).click();
    await expect(article(asha).getByRole('heading', { level: 1 })).toHaveText(subject);
    await asha.keyboard.press('e');
    await asha.keyboard.press('1');
    const closing = asha.getByRole('dialog', { name: /^Close it as/u });
    await closing.getByLabel('Currency').selectOption('INR');
    await closing.getByLabel('Value').fill('900 000');
    await asha.keyboard.press('Enter');
    await expect(article(ravi)).toContainText('closed: won');
    await product.sql(`update outcome_news set next_attempt_at = now() where ${ofThis}`, subject);
    await expect
      .poll(() => product.crm.calls.map(({ body }) => JSON.parse(body) as unknown))
      .toContainEqual(
        expect.objectContaining({
          type: 'enquiry.won',
          data: expect.objectContaining({ reference, value: { amount: 900_000, currency: 'INR' } }),
        }),
      );
  },
);
