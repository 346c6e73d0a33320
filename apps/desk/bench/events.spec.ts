import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { isTooSlow, lineOf, timingOf } from '@studio/ops/bench-desk/measure.ts';
import { answerFromOutside } from '@studio/tests/support/mail-program.ts';
import {
  arrived,
  fillEnquiry,
  openArrived,
  openDesk,
  openOwnPage,
  readMail,
  rowOf,
  sendEnquiry,
  sendFilled,
  test,
  thread,
} from '../tests/support/journey.ts';
import { expect } from '../tests/support/test.ts';
import { seenAfter } from './seen-after.ts';

/** The time from an action (on the site, in a mail program or at the desk) until two open screens show it. Needs `npm run build`. */

const BOUND_MS = 2_000;

const people = [
  { name: 'Leela Thomas', company: 'Thomas Mills', email: 'leela@mills.example' },
  { name: 'Nadia Menon', company: 'Menon Textiles', email: 'nadia@menon.example' },
  { name: 'Omar Aziz', company: 'Aziz Freight', email: 'omar@freight.example' },
] as const;

/** The announcement line above the list. */
const LINE = 'section > header [role="status"]';
const STATUS = '[role="status"]';
const THREAD = 'section[aria-label="What happened"] li';

test('two colleagues see each event within two seconds', async ({
  page: asha,
  browser,
  product,
}) => {
  test.setTimeout(900_000);
  await using context = await browser.newContext();
  const ravi = await context.newPage();
  await openDesk(asha, product, 'Asha Raman');
  await openDesk(ravi, product, 'Ravi Pillai');
  const both = [asha, ravi];
  const on = (page: Page, place: string, words: string) => ({ page, place, words });
  const onBoth = (place: string, words: string) => both.map((page) => on(page, place, words));
  const times = new Map<string, number[]>();
  async function measure(what: string, ...asked: Parameters<typeof seenAfter>): Promise<void> {
    times.set(what, [...(times.get(what) ?? []), await seenAfter(...asked)]);
  }

  for (const person of people) {
    const { name, company, email } = person;
    const subject = `Stock of ${company}`;
    const ofThis = `enquiry_id = (select id from enquiries where subject = $1)`;
    for (const page of both) {
      await page.goto(`${product.desk}/q/to-answer`);
      await expect(page.getByText(/^Nothing new since/u)).toBeVisible();
    }

    await using form = await fillEnquiry(browser, product, person, subject);
    let reference = '';
    await measure(
      'arrived',
      async () => {
        reference = await sendFilled(form);
      },
      onBoth(LINE, subject),
    );
    for (const page of both) await openArrived(page, subject);
    await measure('taken', () => asha.keyboard.press('t'), onBoth(THREAD, 'took it'));

    const answer = 'How many lots a day?';
    await asha.keyboard.press('r');
    await asha.getByRole('textbox', { name: 'Reply' }).fill(answer);
    await measure('answered', () => asha.keyboard.press('Control+Enter'), [
      on(asha, STATUS, `Sent to ${name}.`),
      on(ravi, THREAD, answer),
    ]);
    await asha.keyboard.press('3');
    await expect(rowOf(asha, name)).toBeVisible();

    const question = 'About 400. Can the scales be read, too?';
    const sent = await readMail(browser, product, `Re: ${subject} [${reference}]`);
    const seen = {
      messageId: sent.header('Message-ID'),
      replyTo: sent.header('Reply-To'),
      subject: sent.header('Subject'),
    };
    await measure(
      'wrote again, by mail',
      () => answerFromOutside(product.mailServer, email, seen, question),
      [on(asha, LINE, `${name} wrote again, by mail`), on(ravi, THREAD, question)],
    );
    await asha.keyboard.press('.');
    await expect(thread(asha)).toContainText(question);

    // An enquiry cannot be put off past its due time.
    await product.sql(
      `update enquiry_work set due_at = now() + interval '6 hours' where ${ofThis}`,
      subject,
    );
    const addition = 'A fourth mill opens in May.';
    await using ownPage = await openOwnPage(browser, product, reference);
    await ownPage.getByLabel('Your message').fill(addition);
    await measure(
      'added on their page',
      () => ownPage.getByRole('button', { name: 'Add it' }).click(),
      onBoth(THREAD, addition),
    );

    await asha.keyboard.press('s');
    await measure('put off', () => asha.getByRole('button', { name: /In an hour/u }).click(), [
      on(asha, STATUS, 'put off until'),
      on(ravi, THREAD, 'put it off until'),
    ]);
    await asha.keyboard.press('4');
    await expect(rowOf(asha, name)).toBeVisible();
    // Due back now; the worker checks once a second.
    await measure(
      'returned',
      () => product.sql(`update enquiry_work set put_off_until = now() where ${ofThis}`, subject),
      [on(asha, LINE, `${name} is back`), on(ravi, THREAD, 'is back')],
    );

    await asha.keyboard.press('.');
    await expect(thread(asha)).toContainText('is back');
    await ravi.keyboard.press('u');
    await asha.keyboard.press('a');
    await measure(
      'handed to a colleague',
      () => asha.getByRole('button', { name: 'Ravi Pillai' }).click(),
      [
        on(asha, THREAD, 'assigned it to Ravi Pillai'),
        on(ravi, LINE, `Asha Raman assigned you the enquiry from ${name}`),
      ],
    );
    await openArrived(ravi, subject);

    // A second enquiry from them, while the first stays open on both screens.
    const second = `Scales of ${company}`;
    const other = await sendEnquiry(browser, product, person, second);
    for (const page of both) {
      await expect(arrived(page)).toContainText(second);
      await page.keyboard.press('.');
      // Its row may be below the part of the list that is rendered.
      await expect(page.getByText(/^Nothing new since/u)).toBeVisible();
    }
    await using otherPage = await openOwnPage(browser, product, other);
    await otherPage.getByLabel('Yes, erase it for good').check();
    await measure(
      'erased',
      () => otherPage.getByRole('button', { name: 'Erase it' }).click(),
      onBoth(LINE, `The enquiry from ${name} was erased`),
    );
    await measure(
      'withdrew',
      () => ownPage.getByRole('button', { name: 'Withdraw it' }).click(),
      onBoth('article', 'closed: withdrawn'),
    );
  }

  const timings = [...times].map(([what, took]) => timingOf(what, BOUND_MS, took));
  console.log(`from the deed to both screens, load ${loadavg()[0]?.toFixed(1)}`);
  for (const timing of timings) console.log(lineOf(timing));
  expect(timings.filter(isTooSlow)).toEqual([]);
});
