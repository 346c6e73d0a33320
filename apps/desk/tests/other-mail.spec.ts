import type { Page } from '@playwright/test';
import { addOtherMail } from '@studio/desk-api/tests/support/other-mail.ts';
import { isAccessible } from './support/is-accessible.ts';
import { expect, test } from './support/test.ts';

const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const rail = (page: Page) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Other mail' });

test('a new mail appears in the list and in the count of two windows, without a reload', async ({
  desk,
  openAs,
  another,
}) => {
  const asha = await openAs('asha', '/other-mail');
  const ravi = await another('ravi', '/q/to-answer');
  await expect(asha.getByText('No mail is waiting for a decision.')).toBeVisible();
  await addOtherMail(desk.service, { file: 'meters.pdf' });
  await expect(item(asha, 'Birgit Aschenbrenner')).toContainText('Wir haben rund 2800 Zähler');
  await expect(item(asha, 'Birgit Aschenbrenner')).toContainText('1 file');
  await expect(rail(ravi)).toHaveText(/1$/u);

  // The whole mail is shown as in an enquiry.
  await asha.getByRole('button', { name: 'Show all' }).click();
  await expect(asha.getByRole('region', { name: 'What happened' })).toContainText('wrote by mail');
  await expect(asha.getByRole('list', { name: 'Attached' })).toContainText('meters.pdf');

  // Not an enquiry: gone in both windows, and back in both.
  await rail(ravi).click();
  await expect(item(ravi, 'Birgit')).toBeVisible();
  await asha.getByRole('button', { name: 'Not an enquiry' }).click();
  await expect(item(ravi, 'Birgit')).toHaveCount(0);
  await expect(rail(ravi)).toHaveText(/0$/u);
  await asha.keyboard.press('z');
  await expect(item(ravi, 'Birgit')).toBeVisible();
  await expect(rail(ravi)).toHaveText(/1$/u);
});

test('a mail is made an enquiry by keys, after the consequences are shown', async ({
  desk,
  openAs,
  another,
}) => {
  await addOtherMail(desk.service);
  const page = await openAs('asha', '/other-mail');
  const ravi = await another('ravi', '/other-mail');
  await expect(item(page, 'Birgit')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('y');
  const dialog = page.getByRole('dialog', { name: 'Make it an enquiry' });
  await expect(dialog).toContainText('were shown none, so none is recorded');
  await dialog.getByLabel('Company').fill('Stadtwerke Musterau');
  await dialog.getByRole('button', { name: 'Make it an enquiry' }).click();
  await expect(page.getByText(/is now an enquiry/u)).toBeVisible();
  await expect(item(ravi, 'Birgit')).toHaveCount(0);
  expect(await desk.service.sql('select companyname, from_page, state from enquiries')).toEqual([
    { companyname: 'Stadtwerke Musterau', from_page: 'mail', state: 'accepted' },
  ]);
});

test('a colleague was faster: the user is told, and the list is up to date again', async ({
  desk,
  openAs,
}) => {
  const id = await addOtherMail(desk.service);
  const page = await openAs('asha', '/other-mail');
  await page.getByRole('button', { name: 'Make it an enquiry' }).click();
  await desk.service.sql('delete from other_mails where id = $1', id);
  const dialog = page.getByRole('dialog', { name: 'Make it an enquiry' });
  await dialog.getByRole('button', { name: 'Make it an enquiry' }).click();
  await expect(dialog).toContainText('A colleague has already decided about this mail.');
});

test('newsletters and decided mails have lists of their own', async ({ desk, openAs }) => {
  await addOtherMail(desk.service, { name: 'Cloudvendor', isAutomatic: true });
  await addOtherMail(desk.service, { name: 'Pia' });
  const page = await openAs('asha', '/other-mail');
  await expect(item(page, 'Pia')).toBeVisible();
  await expect(item(page, 'Cloudvendor')).toHaveCount(0);
  await item(page, 'Pia').getByRole('button', { name: 'Not an enquiry' }).click();
  await page.getByRole('link', { name: 'Newsletters and automatic mails' }).click();
  await expect(item(page, 'Cloudvendor')).toBeVisible();
  await page.getByRole('link', { name: 'Not enquiries' }).click();
  await expect(item(page, 'Pia')).toContainText('marked it as not an enquiry; kept until');
  await item(page, 'Pia').getByRole('button', { name: 'Decide again' }).click();
  await page.getByRole('link', { name: 'To decide' }).click();
  await expect(item(page, 'Pia')).toBeVisible();
});

test('nothing bars anybody: the list, a mail that is read, the question', async ({
  desk,
  openAs,
}) => {
  await addOtherMail(desk.service, { file: 'meters.pdf', senderVerified: false });
  await addOtherMail(desk.service, {
    name: 'W'.repeat(150),
    sender: 'w@long.example',
    subject: 'W'.repeat(200),
  });
  const page = await openAs('asha', '/other-mail');
  await item(page, 'Birgit').getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('list', { name: 'Attached' }).waitFor();
  for (const isAsked of [false, true]) {
    if (isAsked)
      await item(page, 'Birgit').getByRole('button', { name: 'Make it an enquiry' }).click();
    await isAccessible(page, { what: isAsked ? 'the question' : 'the list', height: () => 3_000 });
  }
});
