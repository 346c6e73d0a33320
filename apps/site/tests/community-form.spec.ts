import { expect, type Page } from '@playwright/test';
import { subscriptionsPath } from '@studio/contract/paths';
import { expectNoViolations, holdWaits, test } from './fakes/contact-test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const result = (page: Page) => footer(page).getByRole('status');
const join = (page: Page) => footer(page).getByRole('button', { name: 'Join' });

/** Fills in the form; resolves when its script, loaded on first use, has run. */
async function fillIn(page: Page): Promise<void> {
  const script = page.waitForResponse(/join-form/);
  await footer(page).getByLabel('Name').fill('Asha');
  await page.evaluate((url) => import(url).then(() => undefined), (await script).url());
  await footer(page).getByLabel('Email').fill('asha@menon.example');
}

async function expectKept(page: Page): Promise<void> {
  await expect(footer(page).getByLabel('Name')).toHaveValue('Asha');
  await expect(footer(page).getByLabel('Email')).toHaveValue('asha@menon.example');
}

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/careers');
  });

  test('R81 the browser requires a name and an address', async ({ page, intake }) => {
    await join(page).click();
    await expect(footer(page).getByLabel('Name')).toBeFocused();
    await footer(page).getByLabel('Name').fill('Asha');
    await footer(page).getByLabel('Email').fill('asha');
    await join(page).click();
    await expect(footer(page).getByLabel('Email')).toBeFocused();
    expect(intake.received).toEqual([]);
  });

  for (const status of [202, 200])
    test(`R82 ${status}: shows in place what happens next`, async ({ page, intake }) => {
      intake.answers({ status });
      await fillIn(page);
      await join(page).press('Enter');
      await expect(result(page)).toHaveText(/open the email we just sent and confirm/);
      await expect(join(page)).toBeFocused();
      await expect(footer(page).getByLabel('Email')).toHaveValue('');
      const [message] = intake.received;
      expect(message?.path).toBe(subscriptionsPath);
      expect(JSON.parse(message?.body ?? '')).toEqual({
        name: 'Asha',
        email: 'asha@menon.example',
        remarks: '',
      });
    });

  for (const [status, sentence] of [
    [422, /check the name and the email address/],
    [429, /try again in a minute/],
    [503, /What you typed is still here/],
  ] as const)
    test(`${status}: shows the error and keeps the input`, async ({ page, intake }) => {
      intake.answers({ status });
      await fillIn(page);
      await join(page).click();
      await expect(result(page)).toHaveText(sentence);
      await expectKept(page);
    });

  test('a dropped connection: shows the error and keeps the input', async ({ page, intake }) => {
    intake.answers('drop');
    await fillIn(page);
    await join(page).click();
    await expect(result(page)).toHaveText(/What you typed is still here/);
    await expectKept(page);
  });

  test('pressing twice sends once', async ({ page, intake }) => {
    await fillIn(page);
    await join(page).dblclick();
    await expect(result(page)).toHaveText(/confirm your address/);
    expect(intake.received).toHaveLength(1);
  });
});

test('no answer within 10 seconds: shows the error and keeps the input', async ({
  page,
  intake,
}) => {
  const waits = await holdWaits(page);
  await page.goto('/careers');
  intake.answers('hang');
  await fillIn(page);
  await join(page).click();
  await expect.poll(() => intake.received.length).toBe(1);
  await waits.end();
  await expect(result(page)).toHaveText(/What you typed is still here/);
  await expectKept(page);
  expect(await waits.asked()).toBe(10_000);
});

test('R82 states what will be sent and how to unsubscribe, and preselects nothing', async ({
  page,
  intake,
}) => {
  await page.goto('/careers');
  await expect(footer(page)).toContainText('a link to confirm your address');
  await expect(footer(page)).toContainText(/every email has a link/i);
  await expect(footer(page).getByRole('checkbox')).toHaveCount(0);
  await fillIn(page);
  await join(page).click();
  await expect(result(page)).toHaveText(/confirm your address/);
  expect(intake.received).toHaveLength(1);
  await expectNoViolations(page, 'joined');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('R81 R82 the browser validates and posts', async ({ page, intake }) => {
    intake.answers({ status: 200, body: '<h1>One more step</h1>' });
    await page.goto('/careers');
    await join(page).click();
    await expect(footer(page).getByLabel('Name')).toBeFocused();
    await footer(page).getByLabel('Name').fill('Asha');
    await footer(page).getByLabel('Email').fill('asha@menon.example');
    await join(page).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(intake.received).toHaveLength(1);
    expect(intake.received[0]?.type).toBe('application/x-www-form-urlencoded');
    expect(await intake.received[0]?.fields()).toEqual({
      name: 'Asha',
      email: 'asha@menon.example',
      remarks: '',
    });
  });
});
