import { expect, type Page } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { enquiriesPath } from '@studio/contract/paths';
import {
  button,
  dialog,
  empty,
  expectForm,
  expectNoInternet,
  expectOops,
  field,
  fillIn,
  enquiry,
  openAndSend,
  openForm,
  receiptNote,
  restore,
  sendWithTimeStopped,
  summary,
  typed,
  unsent,
  type Pass,
} from './fakes/contact-page.ts';
import { expectNoViolations, holdWaits, hurry, stored, test } from './fakes/contact-test.ts';
import type { Behaviour } from './fakes/fake-server.ts';

const stillTrying = (page: Page) => page.getByText('We are still trying to send your message');

/** Advances through the pauses between attempts until one succeeds. */
const passUntilSent = (page: Page, pass: Pass): Promise<void> =>
  expect(async () => {
    await pass(4_000);
    await expect(dialog(page, 'Success!')).toBeVisible({ timeout: 2_000 });
  }).toPass();

const json = (body = '') => JSON.parse(body) as Record<string, unknown>;

test.describe('while sending', () => {
  test('R71 the button is disabled, half opaque and says so, then is back', async ({
    page,
    intake,
  }) => {
    await holdWaits(page);
    const later = Promise.withResolvers<Behaviour>();
    intake.answers(later.promise);
    await openAndSend(page);
    const submitting = page.getByRole('button', { name: 'Submitting...' });
    await expect(submitting).toBeDisabled();
    await expect(submitting).toHaveCSS('opacity', '0.5');
    await expect(submitting).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Submitting...');
    await expectNoViolations(page, 'submitting');
    later.resolve(stored);
    await dialog(page, 'Success!').getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeEnabled();
    await expect(button(page)).toHaveCSS('opacity', '1');
  });

  test('submitting twice sends once, even while the first submit is being validated', async ({
    page,
    intake,
  }) => {
    await openForm(page);
    await fillIn(page);
    await button(page).evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(intake.received).toHaveLength(1);
  });
});

test.describe('the dialogs', () => {
  const endings: [string, string, Behaviour][] = [
    ['R75', 'Success!', stored],
    ['R77', 'Oops...', { status: 500 }],
    ['R76', 'The Internet?', 'drop'],
  ];
  for (const [row, title, manner] of endings)
    test(`R79 ${row} '${title}' is 360 px wide, closes by Escape and restores focus`, async ({
      page,
      intake,
    }) => {
      await hurry(page);
      intake.answers(manner);
      await openAndSend(page);
      const result = dialog(page, title);
      await expect(result.getByRole('button').first()).toBeFocused();
      await expect(result).toHaveAccessibleDescription(/./);
      const direct = result.getByRole('link');
      if (manner === stored) await expect(direct).toHaveCount(0);
      else await expect(direct).toHaveText([/@/, /^\+/]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, `${title}, ${colorScheme}`);
      }
      const box = await result.boundingBox();
      expect(box?.width).toBe(360);
      await page.setViewportSize({ width: 320, height: 600 });
      const narrow = await result.boundingBox();
      expect(narrow?.x).toBeGreaterThan(0);
      expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThan(320);
      await page.keyboard.press('Escape');
      await expect(result).toBeHidden();
      await expect(manner === stored ? receiptNote(page) : button(page)).toBeFocused();
    });
});

test.describe('to the API', () => {
  test('R72 R75 a success is shown, and the form is reset', async ({ page, intake }) => {
    await openAndSend(page);
    const result = dialog(page, 'Success!');
    await expect(result).toContainText('Message sent successfully!');
    await expect(result).toContainText('Your reference is K7Q-2M4.');
    await expectForm(page, empty);
    const [message] = intake.received;
    expect(message).toMatchObject({ path: enquiriesPath, type: 'application/json' });
    const { idempotencykey, notice, language, timezone, ...rest } = json(message?.body);
    expect(rest).toEqual({ ...enquiry, page: '/contact', service: '', remarks: '' });
    expect(notice).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(idempotencykey).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const theirs = await page.evaluate(() => [
      navigator.language,
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ]);
    expect([language, timezone]).toEqual(theirs);
  });

  test('R72 R77 a failure also resets the form and clears errors', async ({ page, intake }) => {
    intake.answers({ status: 500 });
    await openForm(page);
    await button(page).click();
    await expect(summary(page)).toBeVisible();
    await fillIn(page);
    await button(page).click();
    await expectOops(page);
    await expectForm(page, empty);
    await expect(summary(page)).toBeHidden();
  });

  test('200 for text it already has is a success', async ({ page, intake }) => {
    intake.answers({ ...stored, status: 200 });
    await openAndSend(page);
    await expect(dialog(page, 'Success!')).toBeVisible();
  });

  for (const [name, status, cause] of [
    ['the key with other words', 409],
    ['too large', 413],
    ['too many', 429, /try again in a minute/],
    ['out of reach behind the web server', 502, /in a few minutes/],
    ['cannot store', 503, /in a few minutes/],
  ] as const)
    test(`R77 ${status}, ${name}, is shown as a failure`, async ({ page, intake }) => {
      await hurry(page);
      intake.answers({ status, body: '{"message":"No."}' });
      await openAndSend(page);
      await expectOops(page, cause);
    });

  test('R77 an OK page of another site is not a receipt', async ({ page, intake }) => {
    intake.answers({ status: 200, body: '<h1>Welcome to the hotel</h1>' });
    await openAndSend(page);
    await expectOops(page);
  });

  test('422 shows the API’s errors beside the fields and keeps the input', async ({
    page,
    intake,
  }) => {
    const errors = { subject: 'Subject is required*', email: 'Invalid email format*' };
    intake.answers({ status: 422, body: JSON.stringify({ message: 'No.', errors }) });
    await openAndSend(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([errors.email, errors.subject]);
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Invalid email format\* /);
    await expectForm(page, typed);
  });

  test('422 about something no visitor can fix is a failure', async ({ page, intake }) => {
    const errors = { idempotencykey: 'The idempotency key must be a UUID.' };
    intake.answers({ status: 422, body: JSON.stringify({ message: 'No.', errors }) });
    await openAndSend(page);
    await expectOops(page);
  });

  test('R76 a dropped connection: no internet', async ({ page, intake }) => {
    await hurry(page);
    intake.answers('drop');
    await openAndSend(page);
    await expectNoInternet(page);
  });

  test('R76 no answer within 10 seconds: no internet', async ({ page, intake }) => {
    const waits = await holdWaits(page);
    intake.answers('hang');
    await openAndSend(page);
    await expect.poll(() => intake.received.length).toBe(1);
    await waits.end();
    await expect(stillTrying(page)).toBeVisible();
    expect(await waits.asked()).toBe(10_000);
    await page.context().setOffline(true);
    await expectNoInternet(page);
  });

  test('an outage is bridged: the form retries with the same key, and says so', async ({
    page,
    intake,
  }) => {
    intake.answers({ status: 503 });
    // The clock is not stopped, because axe needs it.
    await page.clock.install();
    await openAndSend(page);
    const pass: Pass = (milliseconds) => page.clock.runFor(milliseconds);
    await expect(stillTrying(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expectNoViolations(page, 'asking again');
    intake.answers('drop');
    const before = intake.received.length;
    await pass(4_000);
    await expect.poll(() => intake.received.length).toBeGreaterThan(before);
    intake.answers(stored);
    await passUntilSent(page, pass);
    await expect(stillTrying(page)).toBeHidden();
    expect(new Set(intake.received.map(({ body }) => body)).size).toBe(1);
  });

  for (const [title, manner, cause] of [
    ['Oops...', { status: 503 }, 'Our server is not responding.'],
    ['The Internet?', 'hang', 'That thing is still around?'],
  ] as const)
    test(`'${title}' is shown within 12 seconds and becomes a success that comes later`, async ({
      page,
      intake,
    }) => {
      intake.answers(manner);
      const pass = await sendWithTimeStopped(page);
      await expect.poll(() => intake.received.length).toBe(1);
      await pass(10_000);
      await expect(stillTrying(page)).toBeVisible();
      await pass(2_000);
      const result = dialog(page, title);
      await expect(result).toBeVisible();
      await expect(result).toContainText(cause);
      await expect(result).toContainText('We are still trying to send it.');
      await expect(result).not.toContainText(/again/i);
      await expectForm(page, empty);
      intake.answers(stored);
      // A hanging attempt times out; the next one is answered.
      if (manner === 'hang') await pass(10_000);
      const success = dialog(page, 'Success!');
      await passUntilSent(page, pass);
      await expect(success).toContainText('K7Q-2M4');
      await expect(success).not.toContainText('We are still trying to send it.');
      await expect(success.getByRole('button')).toHaveText(['Close']);
      await expect(success.getByRole('button')).toBeFocused();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(new Set(intake.received.map(({ body }) => body)).size).toBe(1);
    });

  test('a success after the dialog was closed is shown, and keeps newly typed text', async ({
    page,
    intake,
  }) => {
    intake.answers({ status: 503 });
    const pass = await sendWithTimeStopped(page);
    await expect(stillTrying(page)).toBeVisible();
    await pass(12_000);
    await dialog(page, 'Oops...').getByRole('button', { name: 'Close' }).click();
    await expect(stillTrying(page)).toBeVisible();
    await expect(unsent(page)).toBeHidden();
    await field(page, 'Name').fill('Ravi');
    intake.answers(stored);
    await passUntilSent(page, pass);
    await expectForm(page, { ...empty, Name: 'Ravi' });
    await expect(page.getByRole('button', { name: 'Restore my message' })).toBeHidden();
  });

  test('a failure after the dialog was closed is reported above the button', async ({
    page,
    intake,
  }) => {
    intake.answers({ status: 503 });
    const pass = await sendWithTimeStopped(page);
    await expect(stillTrying(page)).toBeVisible();
    await pass(12_000);
    const oops = dialog(page, 'Oops...');
    await expect(oops).not.toContainText('Please Refresh');
    await oops.getByRole('button', { name: 'Close' }).click();
    intake.answers({ status: 500 });
    await expect(async () => {
      await pass(4_000);
      await expect(unsent(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(stillTrying(page)).toBeHidden();
    await expect(unsent(page).getByRole('listitem')).toContainText(typed.Subject);
    await unsent(page).getByRole('button').click();
    await expectForm(page, typed);
  });

  test('a failure while the dialog is open gets the line on refreshing', async ({
    page,
    intake,
  }) => {
    intake.answers({ status: 503 });
    const pass = await sendWithTimeStopped(page);
    await expect(stillTrying(page)).toBeVisible();
    await pass(12_000);
    await expect(dialog(page, 'Oops...')).toContainText('We are still trying to send it.');
    intake.answers({ status: 500 });
    await expect(async () => {
      await pass(4_000);
      await expect(dialog(page, 'Oops...')).not.toContainText('still trying', { timeout: 2_000 });
    }).toPass();
    await expectOops(page);
  });

  test('a message that is restored for editing is no longer retried', async ({ page, intake }) => {
    intake.answers({ status: 503 });
    const pass = await sendWithTimeStopped(page);
    await expect(stillTrying(page)).toBeVisible();
    await pass(12_000);
    await restore(page);
    await expect(stillTrying(page)).toBeHidden();
    intake.answers(stored);
    const before = intake.received.length;
    // Longer than the pause between two attempts, and than the limit for all of them.
    await pass(60_000);
    expect(intake.received).toHaveLength(before);
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(new Set(intake.received.map(({ body }) => json(body)['idempotencykey'])).size).toBe(1);
  });

  test('pressing Enter twice after a success leaves the success', async ({ page, intake }) => {
    await openForm(page);
    await fillIn(page);
    await field(page, 'Subject').press('Enter');
    await expect(dialog(page, 'Success!').getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Success!')).toBeHidden();
    await expect(receiptNote(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(receiptNote(page)).toBeFocused();
    await expect(receiptNote(page)).toContainText('K7Q-2M4');
    await expect(receiptNote(page)).toContainText(siteContent().answering.within);
    await expect(summary(page)).toBeHidden();
    await expectNoViolations(page, 'sent');
    expect(intake.received).toHaveLength(1);
  });

  test('the same text has the same key, other text another', async ({ page, intake }) => {
    intake.answers({ status: 500 });
    await openAndSend(page);
    await restore(page);
    await button(page).click();
    await restore(page);
    await field(page, 'Subject').fill('Looms');
    await button(page).click();
    await expectOops(page);
    const [first, second, third] = intake.received.map(({ body }) => json(body)['idempotencykey']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('what a robot writes into the honeypot field is sent', async ({ page, intake }) => {
    await openForm(page);
    await fillIn(page);
    await page.locator('#remarks').evaluate((element: HTMLInputElement) => {
      element.value = 'https://spam.example';
    });
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(json(intake.received[0]?.body)['remarks']).toBe('https://spam.example');
  });
});
