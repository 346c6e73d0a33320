import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { isAccessible } from './support/is-accessible.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Åsa Ström';
const SENT = /Scheduled for .+ Until then you can cancel it in the thread\./u;

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await page.getByRole('textbox', { name: 'Reply' }).fill(text);
}
const ways = (page: Page) => page.getByLabel('Other ways to send');
const waiting = (page: Page, whose = 'Your') =>
  page.getByRole('article', { name: `${whose} reply, not sent yet` });

test('a scheduled reply is visible to everyone, and is sent by itself', async ({
  desk,
  openAs,
  another,
}) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: NAME, from_time_zone: 'Europe/Stockholm' });
  const meera = await another('meera', `/q/to-answer/${id}`);
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await write(page, 'Tuesday?');
  await ways(page).click();
  await expect(page.getByRole('button', { name: 'When they start work' })).toContainText(
    '09:00 there',
  );
  await isAccessible(page);
  await page.getByRole('button', { name: 'When we start work' }).click();
  await expect(page.getByText(SENT)).toBeVisible();

  // The colleague sees it without a reload, and cannot send it.
  const ashas = meera.getByRole('article', { name: /^Asha.*reply, not sent yet$/u });
  await expect(ashas).toContainText('Tuesday?');
  await expect(ashas.getByRole('button')).toHaveCount(0);
  await expect(meera.getByText(/^to be sent /u)).toBeVisible();

  await page.goto(`${desk.origin}/q/to-answer/${id}`);
  await expect(waiting(page)).toContainText('The clock runs until then.');
  await isAccessible(page);
  await desk.service.sql('update waiting_replies set send_at = now()');
  await outside.sendDue();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByText(/answered by mail/u)).toBeVisible();
});

test('a time can be picked, never in the past, and its lateness is shown first', async ({
  desk,
  openAs,
}) => {
  const id = await addEnquiry(desk.service, { name: NAME });
  await desk.service.sql(
    `update enquiry_work set due_at = now() + interval '1 minute' where enquiry_id = $1`,
    id,
  );
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await write(page, 'Later.');
  await ways(page).click();
  const day = page.getByLabel('Date and time (office time)');
  await day.fill('2020-01-01T10:00');
  await expect(page.getByText('Choose a time in the future.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  const ahead = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 11);
  await day.fill(`${ahead}12:00`);
  await expect(page.getByText(/Scheduled for .*late by/u)).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto(`${desk.origin}/q/to-answer/${id}`);
  await expect(waiting(page)).toContainText('late by');
  await waiting(page).getByRole('button', { name: 'Cancel send' }).click();
  await expect(page.getByText('Send canceled. Your reply is a draft again.')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/Later\./u);
});

test('it is paused when they write first, until its author has looked', async ({
  desk,
  openAs,
}) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: NAME });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await write(page, 'Tuesday?');
  await ways(page).click();
  await page.getByRole('button', { name: 'When we start work' }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto(`${desk.origin}/q/to-answer/${id}`);
  await expect(waiting(page)).toBeVisible();
  await outside.mail(id, 'Not on Tuesday, please.');
  // Without a reload.
  await expect(waiting(page)).toContainText(
    'Your reply is paused. They wrote again. Check this reply before it is sent.',
  );
  await expect(page.getByText('reply paused')).toBeVisible();
  await isAccessible(page);
  await waiting(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('It will be sent within half a minute.')).toBeVisible();
  await expect(waiting(page)).toContainText('The clock runs until then.');
});
