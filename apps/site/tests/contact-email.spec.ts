import { expect } from '@playwright/test';
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
  restore,
  sendWithTimeStopped,
  summary,
  typed,
} from './fakes/contact-page.ts';
import { emailJsIds, holdWaits, test } from './fakes/contact-test.ts';
import type { Behaviour } from './fakes/fake-server.ts';

const library = /\/_astro\/es\./;

test.describe('by EmailJS alone', () => {
  test.use({ transports: 'emailjs' });

  test('R74 posts the three identifiers and exactly the six fields', async ({ page, emailJs }) => {
    await openAndSend(page);
    await expect(dialog(page, 'Success!')).toContainText('Message sent successfully!');
    expect(emailJs.received).toHaveLength(1);
    const [message] = emailJs.received;
    expect(message?.path).toBe('/api/v1.0/email/send-form');
    expect(message?.type).toMatch(/^multipart\/form-data/);
    expect(await message?.fields()).toEqual({
      ...enquiry,
      projectdetails: enquiry.projectdetails.replace('\n', '\r\n'),
      service_id: emailJsIds.serviceId,
      template_id: emailJsIds.templateId,
      user_id: emailJsIds.publicKey,
      lib_version: '4.4.1',
    });
  });

  test('R60 the phone starts with the selected country’s code', async ({ page, emailJs }) => {
    await openForm(page);
    await fillIn(page, { 'Phone number': '(415) 555-2671' });
    await field(page, 'Country code').selectOption('US');
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(await emailJs.received[0]?.fields()).toMatchObject({ phonenumber: '14155552671' });
  });

  test('R74 any OK status is a success, also with an empty body', async ({ page, emailJs }) => {
    emailJs.answers({ status: 200 });
    await openAndSend(page);
    await expect(dialog(page, 'Success!')).toBeVisible();
  });

  for (const [status, name, cause] of [
    [400, 'Bad Request'],
    [403, 'Forbidden', /refused this address/],
    [429, 'Too Many Requests', /try again in a minute/],
    [451, 'Unavailable For Headless Browser', /takes this browser for a robot/],
    [500, 'Internal Server Error'],
  ] as const)
    test(`R77 R78 ${status} '${name}' is shown as a failure`, async ({ page, emailJs }) => {
      emailJs.answers({ status, body: name });
      await openAndSend(page);
      await expectOops(page, cause);
    });

  test('R76 R78 a dropped connection: no internet', async ({ page, emailJs }) => {
    emailJs.answers('drop');
    await openAndSend(page);
    await expectNoInternet(page);
  });

  test('R76 R78 no answer within 12 seconds: no internet, until a late answer is a success', async ({
    page,
    emailJs,
  }) => {
    const later = Promise.withResolvers<Behaviour>();
    emailJs.answers(later.promise);
    const pass = await sendWithTimeStopped(page);
    await expect.poll(() => emailJs.received.length).toBe(1);
    await pass(12_000);
    const result = dialog(page, 'The Internet?');
    await expect(result).toContainText('We are still trying to send it.');
    await expect(result).not.toContainText('our server');
    later.resolve({ status: 200 });
    await expect(dialog(page, 'Success!').getByRole('button')).toHaveText(['Close']);
    await expectForm(page, empty);
    expect(emailJs.received).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  for (const [status, mails] of [
    [200, 1],
    [500, 2],
  ] as const)
    test(`a restored message waits for the answer to the first mail: after ${status}, ${mails} in all`, async ({
      page,
      emailJs,
    }) => {
      const later = Promise.withResolvers<Behaviour>();
      emailJs.answers(later.promise);
      const pass = await sendWithTimeStopped(page);
      await expect.poll(() => emailJs.received.length).toBe(1);
      await pass(12_000);
      await restore(page);
      await expectForm(page, typed);
      await button(page).click();
      await pass(5_000);
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      expect(emailJs.received).toHaveLength(1);
      later.resolve({ status });
      emailJs.answers({ status: 200 });
      await expect(dialog(page, 'Success!')).toBeVisible();
      expect(emailJs.received).toHaveLength(mails);
    });

  test('R76 R78 without a connection: no internet, and nothing is lost', async ({
    page,
    context,
    emailJs,
  }) => {
    await openForm(page);
    await fillIn(page);
    await context.setOffline(true);
    await button(page).click();
    await expectNoInternet(page);
    await context.setOffline(false);
    await restore(page);
    await expectForm(page, typed);
    expect(emailJs.received).toEqual([]);
  });

  test('its library is loaded only to send', async ({ page, emailJs }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openForm(page);
    await fillIn(page, { Name: '' });
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    expect(scripts.filter((url) => library.test(url))).toEqual([]);
    await field(page, 'Name').fill('Asha');
    await button(page).click();
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(scripts.filter((url) => library.test(url))).toHaveLength(1);
    expect(emailJs.received).toHaveLength(1);
  });

  test('submitted before the island hydrates, the form waits and is sent once', async ({
    page,
    emailJs,
  }) => {
    const arrived = Promise.withResolvers<undefined>();
    await page.route(/ContactForm\.island/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto('/contact');
    await fillIn(page);
    await button(page).click();
    await button(page).click();
    expect(emailJs.received).toEqual([]);
    arrived.resolve(undefined);
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect(emailJs.received).toHaveLength(1);
  });

  for (const id of ['serviceId', 'templateId', 'publicKey'] as const)
    test.describe(`without its ${id}`, () => {
      test.use({ ids: { ...emailJsIds, [id]: '' } });

      test(`R78 a missing ${id} is shown as a failure`, async ({ page, emailJs }) => {
        await openAndSend(page);
        await expectOops(page);
        expect(emailJs.received).toEqual([]);
      });
    });
});

test.describe('with the API first and EmailJS as the fallback', () => {
  test.use({ transports: 'both' });

  test('if the API accepts it, EmailJS is not used', async ({ page, intake, emailJs }) => {
    await openAndSend(page);
    await expect(dialog(page, 'Success!')).toBeVisible();
    expect([intake.received.length, emailJs.received.length]).toEqual([1, 0]);
  });

  for (const manner of ['drop', 'hang', { status: 503 }] as const)
    test(`EmailJS takes over when the intake ${
      typeof manner === 'string' ? `does ${manner}` : `answers ${manner.status}`
    }`, async ({ page, intake, emailJs }) => {
      const waits = await holdWaits(page);
      intake.answers(manner);
      await openAndSend(page);
      await expect.poll(() => intake.received.length).toBe(1);
      if (manner === 'hang') await waits.end();
      await expect(dialog(page, 'Success!')).toBeVisible();
      expect(intake.received).toHaveLength(1);
      expect(await emailJs.received[0]?.fields()).toMatchObject({ name: enquiry.name });
    });

  test('a refusal of the API stays a refusal', async ({ page, intake, emailJs }) => {
    intake.answers({ status: 429 });
    await openAndSend(page);
    await expectOops(page, /try again in a minute/);
    expect(emailJs.received).toEqual([]);
  });

  test('R77 the API is down and EmailJS does not answer: a failure', async ({
    page,
    intake,
    emailJs,
  }) => {
    intake.answers({ status: 503 });
    emailJs.answers('drop');
    await openAndSend(page);
    await expectOops(page, /in a few minutes/);
  });

  test('R76 neither answers: no internet', async ({ page, intake, emailJs }) => {
    intake.answers('drop');
    emailJs.answers('drop');
    await openAndSend(page);
    await expectNoInternet(page);
  });
});
