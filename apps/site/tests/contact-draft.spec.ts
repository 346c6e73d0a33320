import { expect, type Page } from '@playwright/test';
import { aService } from './any-entries.ts';
import {
  button,
  countrySelect,
  dialog,
  empty,
  expectAlive,
  expectForm,
  expectOops,
  field,
  fillIn,
  openAndSend,
  openForm,
  restore,
  typed,
  unsent,
} from './fakes/contact-page.ts';
import { expectNoViolations, hurry, stored, test } from './fakes/contact-test.ts';
import type { FakeServer } from './fakes/fake-server.ts';

const note = (page: Page) => page.getByRole('main').getByRole('status').first();

test('R73 a reload restores the input, with a note and a button to clear it', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await countrySelect(page).selectOption('SG');
  await page.reload();
  await expect(note(page)).toContainText('We kept what you typed before.');
  await expectForm(page, typed);
  await expect(countrySelect(page)).toHaveValue('SG');
  await expectNoViolations(page, 'restored');
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expectForm(page, empty);
  await expect(countrySelect(page)).toHaveValue('IN');
  await expect(field(page, 'Name')).toBeFocused();
  await page.reload();
  await expectForm(page, empty);
  await expect(page.getByRole('button', { name: 'Clear it' })).toBeHidden();
});

test('R73 after a failure the message can be restored', async ({ page, intake }) => {
  intake.answers({ status: 500 });
  await openAndSend(page);
  await expectOops(page);
  await expectForm(page, empty);
  await restore(page);
  await expectForm(page, typed);
  await expect(note(page)).toContainText('We kept what you typed before.');
  await expect(button(page)).toBeFocused();
});

test('R73 closing the dialog early loses nothing, nor does typing after it', async ({
  page,
  intake,
}) => {
  intake.answers({ status: 500 });
  await openAndSend(page);
  await expectOops(page);
  await page.keyboard.press('Escape');
  await expect(unsent(page)).toContainText('This message was not sent; we kept it.');
  await expectNoViolations(page, 'unsent');
  await field(page, 'Name').fill('Another person');
  await page.reload();
  await expectForm(page, { ...empty, Name: 'Another person' });
  await page.getByRole('button', { name: 'Restore my message' }).click();
  await expectForm(page, typed);
  await expect(unsent(page).getByRole('listitem')).toContainText('Another person');
});

/** Fails to send two messages after one another; the form is then empty. */
async function failTwice(page: Page, intake: FakeServer): Promise<void> {
  intake.answers({ status: 500 });
  await openAndSend(page);
  await expectOops(page);
  await page.keyboard.press('Escape');
  await fillIn(page, { Subject: 'A second message' });
  await button(page).click();
  await expectOops(page);
  await page.keyboard.press('Escape');
}

test('R73 two messages that were not sent are both offered, newest first', async ({
  page,
  intake,
}) => {
  await failTwice(page, intake);
  const offered = unsent(page).getByRole('listitem');
  await expect(offered).toHaveText([/^A second message.*We sell cloth\./, /^A shop for our looms/]);
  await expectNoViolations(page, 'two unsent');
  await offered.nth(1).getByRole('button', { name: 'Restore my message' }).click();
  await expectForm(page, typed);
  await expect(button(page)).toBeFocused();
  await expect(offered).toHaveText([/^A second message/]);
  // What is in the form is not lost either.
  await offered.getByRole('button').click();
  await expectForm(page, { ...typed, Subject: 'A second message' });
  await expect(offered).toHaveText([/^A shop for our looms/]);
});

test('R73 a success leaves an earlier message that was not sent, with its key', async ({
  page,
  intake,
}) => {
  await failTwice(page, intake);
  await unsent(page).getByRole('button').first().click();
  intake.answers(stored);
  await button(page).click();
  await dialog(page, 'Success!').getByRole('button').click();
  await expect(unsent(page).getByRole('listitem')).toHaveText([/^A shop for our looms/]);
  await page.reload();
  await expectForm(page, typed);
  await button(page).click();
  await expect(dialog(page, 'Success!')).toBeVisible();
  const keys = intake.received.map(({ body }) => /"idempotencykey":"([^"]+)"/.exec(body)?.[1]);
  expect(keys[3]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('R73 "Clear it" leaves a message that was not sent', async ({ page, intake }) => {
  await failTwice(page, intake);
  await unsent(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expectForm(page, empty);
  await expect(unsent(page).getByRole('listitem')).toHaveText([/^A shop for our looms/]);
});

test('R73 a reload after a failure restores the message', async ({ page, intake }) => {
  await hurry(page);
  intake.answers('drop');
  await openAndSend(page);
  await expect(dialog(page, 'The Internet?')).toBeVisible();
  await page.reload();
  await expectForm(page, typed);
});

test('R73 after a success nothing is stored', async ({ page, intake }) => {
  intake.answers({ status: 500 });
  await openAndSend(page);
  await restore(page);
  intake.answers({ status: 201, body: '{"reference":"K7Q-2M4"}' });
  await button(page).click();
  await expect(dialog(page, 'Success!')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expectForm(page, empty);
});

test('R73 another page restores the text and keeps its own subject', async ({ page }) => {
  await openForm(page);
  await field(page, 'Name').fill('Asha');
  await page.goto(aService.href);
  await expectForm(page, { Name: 'Asha', Subject: aService.title });
  await page.goto('/contact');
  await expectForm(page, { Name: 'Asha', Subject: '' });
});

test('R73 another tab does not have it', async ({ page, context }) => {
  await openForm(page);
  await fillIn(page);
  const other = await context.newPage();
  await openForm(other);
  await expectForm(other, empty);
});

test('R73 text typed before the island hydrates stays and is stored', async ({ page }) => {
  const arrived = Promise.withResolvers<undefined>();
  await page.route(/ContactForm\.island/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await fillIn(page);
  await countrySelect(page).selectOption('SG');
  arrived.resolve(undefined);
  await expectAlive(page);
  await expectForm(page, typed);
  await expect(countrySelect(page)).toHaveValue('SG');
  await page.reload();
  await expectForm(page, typed);
});

test('R73 if storage is forbidden, the page keeps the text in memory', async ({ page, intake }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await hurry(page);
  intake.answers('drop');
  await openAndSend(page);
  await restore(page);
  await expectForm(page, typed);
  await button(page).click();
  await expect(dialog(page, 'The Internet?')).toBeVisible();
  const keys = intake.received.map(({ body }) => /"idempotencykey":"([^"]+)"/.exec(body)?.[1]);
  expect(keys[1]).toBe(keys[0]);
});
