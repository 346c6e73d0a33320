import type { Page } from '@playwright/test';
import { addEnquiries, addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { expect, test } from './support/test.ts';

/** Actions of enquirers and colleagues appear on two users' screens without a reload. */

const rows = (page: Page) => page.locator('a[data-row]');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
/** The announcement line. */
const line = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /wrote|updates|added|withdrew|erased|assigned you|back|new/u });
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const article = (page: Page) => page.getByRole('article');

test('actions of enquirers are announced to both users, and change lists, counts and marks', async ({
  desk,
  openAs,
  another,
}) => {
  await using outside = await outsideOf(desk.service);
  const [anna = '', bela = '', carl = ''] = await addEnquiries(
    desk.service,
    { name: 'Anna' },
    { name: 'Bela' },
    { name: 'Carl' },
  );
  // All were answered and read.
  await desk.service.sql(
    `update enquiry_work set state = 'waiting', first_answered_at = now(), first_opened_at = now(),
     unread_since = null`,
  );
  const both = [await openAs('asha', '/q/to-answer'), await another('ravi', '/q/to-answer')];
  for (const page of both) await expect(title(page)).toHaveText('To answer 0');

  await outside.mail(anna, 'Tuesday at ten is fine.');
  for (const page of both) {
    await expect(line(page)).toContainText('Anna wrote again, by mail');
    await expect(rowOf(page, 'Unread: Anna')).toBeVisible();
    await expect(page.getByText('wrote again, by mail', { exact: true })).toBeVisible();
    await expect(page.getByText('Tuesday at ten is fine.', { exact: true })).toBeVisible();
    await expect(title(page)).toHaveText('To answer 1');
  }
  await outside.add(bela, 'We close the old shop.');
  for (const page of both) {
    await expect(line(page)).toContainText('2 updates: 2 wrote again');
    await expect(page.getByText('added on their page', { exact: true })).toBeVisible();
    await page.keyboard.press('.');
    await expect(rowOf(page, 'Anna')).toHaveAttribute('tabindex', '0');
    await expect(line(page)).toContainText('Nothing new');
  }
  await outside.withdraw(bela);
  for (const page of both) {
    await expect(line(page)).toContainText('Bela withdrew their enquiry');
    await expect(rowOf(page, 'Bela')).toHaveCount(0);
    await expect(title(page)).toHaveText('To answer 1');
    await page.keyboard.press('.');
  }
  await outside.add(carl);
  for (const page of both) await expect(line(page)).toContainText('Carl added something');
  await outside.erase(carl);
  for (const page of both) {
    await expect(line(page)).toContainText('The enquiry from Carl was erased');
    await expect(rowOf(page, 'Carl')).toHaveCount(0);
  }
  // One of them reads it, which marks it as read for both.
  const [asha, ravi] = both as [Page, Page];
  await asha.goto(`${desk.origin}/q/to-answer/${anna}`);
  await expect(article(asha).getByText('New since you were here')).toBeInViewport();
  await expect(article(asha)).toContainText('Tuesday at ten is fine.');
  await expect(rowOf(ravi, 'Unread: Anna')).toHaveCount(0);
  await expect(rowOf(ravi, 'Anna')).toBeVisible();
  await outside.look(anna);
  await expect(article(asha)).toContainText('They opened their page');
});

test('an enquiry assigned or returned to me is announced only to me', async ({
  desk,
  openAs,
  another,
}) => {
  await using outside = await outsideOf(desk.service);
  const me = await desk.keep('asha');
  const [anna = '', bela = ''] = await addEnquiries(
    desk.service,
    { name: 'Anna', subject: 'Doors' },
    { name: 'Bela', subject: 'Looms' },
  );
  await desk.service.sql(
    `update enquiry_work set unread_since = null, due_at = now() + interval '6 hours'`,
  );
  const asha = await openAs('asha', '/q/to-answer');
  const ravi = await another('ravi', `/q/to-answer/${anna}`);
  await expect(rows(asha)).toHaveCount(2);
  await expect(article(ravi).getByRole('heading', { level: 1 })).toHaveText('Doors');
  await ravi.keyboard.press('a');
  await ravi.getByRole('button', { name: 'Asha Raman' }).click();
  await expect(line(asha)).toContainText('assigned you the enquiry from Anna');
  await expect(asha.getByText(/^assigned by Ravi/u)).toBeVisible();
  await expect(rowOf(asha, 'Unread: Anna')).toBeVisible();
  await asha.keyboard.press('.');
  await desk.service.sql(
    `update enquiry_work set owner_id = $1, put_off_until = now() + interval '1 hour' where enquiry_id = $2`,
    me,
    bela,
  );
  await asha.goto(`${desk.origin}/q/to-answer`);
  await expect(rows(asha)).toHaveCount(1);
  await ravi.goto(`${desk.origin}/q/to-answer`);
  await expect(rows(ravi)).toHaveCount(1);
  await desk.service.sql(
    `update enquiry_work set put_off_until = now() where enquiry_id = $1`,
    bela,
  );
  await outside.bringBack();
  await expect(line(asha)).toContainText('Bela is back');
  await expect(asha.getByText('back from Put off', { exact: true })).toBeVisible();
  await expect(rowOf(ravi, 'Bela')).toBeVisible();
  await expect(line(ravi)).toContainText('Nothing new');
});

test('replying to an enquirer who withdrew asks first, and the enquiry stays withdrawn', async ({
  desk,
  openAs,
}) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: 'Olaf', subject: 'Cafés' });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(article(page).getByRole('button', { name: /^Reply/u })).toBeVisible();
  await outside.withdraw(id);
  const anyway = article(page).getByRole('button', { name: 'Write anyway…' });
  await expect(anyway).toBeVisible();
  await expect(article(page)).toContainText('closed: withdrawn');
  await anyway.click();
  await expect(article(page)).toContainText('Olaf withdrew this and expects no answer.');
  await article(page).getByRole('button', { name: 'Write anyway' }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Thank you for telling us.');
  await page.getByRole('button', { name: 'Send', exact: false }).click();
  await expect(page.getByText('Sent to Olaf.')).toBeVisible();
  const [row] = await desk.service.sql(
    `select state, close_reason, first_answered_at from enquiry_work where enquiry_id = $1`,
    id,
  );
  expect(row).toEqual({ state: 'closed', close_reason: 'withdrawn', first_answered_at: null });
});

test('a reply begun before they withdrew is interrupted once', async ({ desk, openAs }) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: 'Olaf' });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(article(page).getByRole('button', { name: /^Reply/u })).toBeVisible();
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Reply' }).fill('We would love to.');
  await outside.withdraw(id);
  await page.keyboard.press('Control+Enter');
  await expect(article(page)).toContainText('They withdrew the enquiry just now');
  expect(await desk.service.sql('select mail_id from replies')).toEqual([]);
  await page.getByRole('button', { name: 'Reply anyway' }).click();
  await expect(page.getByText('Sent to Olaf.')).toBeVisible();
});

test('without single keys every row can be reached with Tab and arrows, and has its time', async ({
  desk,
  openAs,
}) => {
  await addEnquiries(desk.service, { name: 'Anna' }, { name: 'Bela' }, { name: 'Carl' });
  await desk.service.sql(
    `update enquiry_work set due_at = now() - interval '1 hour'
     where enquiry_id = (select id from enquiries where name = 'Anna')`,
  );
  const page = await openAs('asha', '/q/to-answer');
  await page.evaluate(() => {
    localStorage.setItem('desk.keys-off', 'off');
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toHaveAccessibleName(/Anna ?, late by/u);
  await expect(rows(page).nth(1)).toHaveAccessibleName(/Bela ?, due/u);
  // The list is one Tab stop: the checkbox of a row, then its link.
  await page.getByRole('checkbox', { name: 'Select Anna' }).focus();
  await page.keyboard.press('Tab');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: 'Select Bela' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(article(page)).toBeVisible();
});
