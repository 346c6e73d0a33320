import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { enquiriesPath } from '@studio/contract/paths';
import {
  button,
  dialog,
  expectAlive,
  expectForm,
  field,
  fillIn,
  openAndSend,
  openForm,
  summary,
  typed,
} from './fakes/contact-page.ts';
import { expectNoViolations, test } from './fakes/contact-test.ts';
import type { FakeServer } from './fakes/fake-server.ts';

const heaviest = 110_000;

/** Collects every script the page loads, and their brotli size. */
function scriptsOf(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bodies.set(new URL(response.url()).pathname.replace('/_astro/', ''), response.body());
  });
  return async (): Promise<Record<string, number>> => {
    const weights: Record<string, number> = {};
    for (const [name, body] of bodies) weights[name] = brotliCompressSync(await body).length;
    return weights;
  };
}

const sum = (weights: Record<string, number>) =>
  Object.values(weights).reduce((total, weight) => total + weight, 0);

test('no React before the form is used; the whole island weighs at most 110 KB', async ({
  page,
  intake,
}) => {
  const weigh = scriptsOf(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await button(page).scrollIntoViewIfNeeded();
  const before = await weigh();
  expect(Object.keys(before).filter((name) => /ContactForm|client|react/.test(name))).toEqual([]);
  expect(sum(before)).toBeLessThanOrEqual(2_048);
  await openAndSend(page);
  await expect(dialog(page, 'Success!')).toBeVisible();
  expect(intake.received).toHaveLength(1);
  const after = await weigh();
  const lines = Object.entries(after).map(([name, weight]) => `  ${weight} B  ${name}`);
  console.log(['Scripts of one sent message, brotli:', ...lines, `  ${sum(after)} B`].join('\n'));
  expect(sum(after)).toBeLessThanOrEqual(heaviest);
});

test('the strict CSP with Trusted Types is never violated', async ({ page, intake }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types 'none'";
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  // A fulfilled page may not request the fake's URL, so the response is given here.
  await page.route(`**${enquiriesPath}`, (route) =>
    route.fulfill({ status: 201, json: { reference: 'K7Q-2M4' } }),
  );
  await openForm(page);
  await button(page).click();
  await fillIn(page);
  await button(page).click();
  await expect(dialog(page, 'Success!')).toBeVisible();
  expect(intake.received).toEqual([]);
});

test('submitted before the island hydrates, the browser posts once', async ({ page, intake }) => {
  await page.route(/ContactForm\.island/, () => undefined);
  intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
  await page.goto('/contact');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(intake.received).toHaveLength(1);
  expect(await intake.received[0]?.fields()).toMatchObject({ name: 'Asha Menon', country: 'IN' });
});

/** The button as it is from the press on. */
async function expectSubmitting(page: Page): Promise<void> {
  const submitting = page.getByRole('main').getByRole('button', { name: 'Submitting...' });
  await expect(submitting).toHaveCSS('opacity', '0.5');
  await expect(button(page)).toHaveCount(0);
}

test('R71 the button says so while the browser posts, and then the island does not send it again', async ({
  page,
  intake,
}) => {
  const arrived = Promise.withResolvers<undefined>();
  await page.route(/ContactForm\.island/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  // The browser stays on the page, as it does until an answer comes.
  intake.answers({ status: 204 });
  await page.goto('/contact');
  await fillIn(page);
  await button(page).click();
  await expectSubmitting(page);
  await expect.poll(() => intake.received.length).toBe(1);
  arrived.resolve(undefined);
  await expectAlive(page);
  await expectSubmitting(page);
  await page.getByRole('main').getByRole('button', { name: 'Submitting...' }).click();
  await page.waitForTimeout(500);
  expect(intake.received).toHaveLength(1);
});

test('an empty form is rejected with our messages', async ({ page }) => {
  await page.goto('/contact');
  await button(page).click();
  await expect(summary(page).getByRole('link')).toHaveCount(5);
});

test.describe('broken', () => {
  // The browser reports the injected error.
  test.use({ quietConsole: undefined });

  async function expectPosts(page: Page, intake: FakeServer): Promise<void> {
    await fillIn(page);
    await expectForm(page, typed);
    intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await intake.received[0]?.fields()).toMatchObject({ name: 'Asha Menon' });
  }

  /** The live form throws after it has rendered. */
  const plantFault = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(HTMLFormElement.prototype, 'elements', {
        get: () => {
          throw new Error('planted');
        },
      });
    });

  for (const [name, body] of [
    ['does not arrive', undefined],
    ['throws', 'throw new Error("planted")'],
  ] as const)
    test(`R80 an island that ${name} leaves a form that posts`, async ({ page, intake }) => {
      await page.route(/ContactForm\.island/, (route) =>
        body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.abort(),
      );
      const gaveUp = page.waitForEvent('console', (message) =>
        /Error hydrating/.test(message.text()),
      );
      await page.goto('/contact');
      await field(page, 'Name').focus();
      await gaveUp;
      await expectPosts(page, intake);
    });

  test.describe('without a form that posts', () => {
    test.use({ transports: 'emailjs' });

    for (const part of ['ContactForm.island', 'client', 'react', 'use-draft'])
      test(`R80 a form whose code did not load says so and can be sent again: ${part}`, async ({
        page,
        emailJs,
      }) => {
        let isDown = true;
        await page.route(`**/_astro/${part}.*.js*`, (route) =>
          isDown ? route.abort() : route.fallback(),
        );
        await page.goto('/contact');
        await fillIn(page);
        await button(page).click();
        await expectSubmitting(page);
        const notice = page.getByText('could not be loaded');
        await expect(notice).toBeHidden();
        await expect(notice).toBeVisible();
        await expect(button(page)).toHaveCSS('opacity', '1');
        await expectForm(page, typed);
        await expectNoViolations(page, 'not loaded');
        expect(emailJs.received).toEqual([]);
        isDown = false;
        await button(page).click();
        await expect(dialog(page, 'Success!')).toBeVisible();
        await expect(notice).toBeHidden();
        expect(emailJs.received).toHaveLength(1);
        expect(emailJs.received[0]?.body).toContain('Asha Menon');
      });

    test('what is changed after that is not sent by itself', async ({ page, emailJs }) => {
      let isDown = true;
      await page.route('**/_astro/ContactForm.island.*', (route) =>
        isDown ? route.abort() : route.fallback(),
      );
      await page.goto('/contact');
      await fillIn(page);
      await button(page).click();
      await expect(page.getByText('could not be loaded')).toBeVisible();
      isDown = false;
      await field(page, 'Subject').pressSequentially('!');
      await expectAlive(page);
      await expect(page.getByText('could not be loaded')).toBeHidden();
      expect(emailJs.received).toEqual([]);
    });

    test('R80 a form that broke says that nothing was sent', async ({ page, emailJs }) => {
      await plantFault(page);
      const broke = page.waitForEvent('console', (message) => /planted/.test(message.text()));
      await page.goto('/contact');
      await field(page, 'Name').focus();
      await broke;
      await fillIn(page);
      await button(page).click();
      await expect(page.getByRole('alert')).toContainText('nothing was sent');
      await expectForm(page, typed);
      expect(emailJs.received).toEqual([]);
    });
  });

  test('R80 an island that throws after rendering leaves a form that posts', async ({
    page,
    intake,
  }) => {
    await plantFault(page);
    const broke = page.waitForEvent('console', (message) => /planted/.test(message.text()));
    await page.goto('/contact');
    await field(page, 'Name').focus();
    await broke;
    await expectPosts(page, intake);
  });

  test('R80 a part that breaks later is replaced by the plain form with its input', async ({
    page,
    intake,
  }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('planted');
      };
    });
    intake.answers({ status: 500 });
    await openAndSend(page);
    await expect(page.getByRole('main').locator('form')).not.toHaveAttribute('novalidate');
    await expectForm(page, typed);
  });
});
