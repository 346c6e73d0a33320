import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { isAccessible } from './support/is-accessible.ts';
import { expect, test } from './support/test.ts';

const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });

test('the author is reminded when the enquirer stays silent, and no one else is', async ({
  desk,
  openAs,
  another,
}) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: 'Åsa Ström' });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await page.getByRole('button', { name: 'Reply', exact: false }).first().click();
  await reply(page).fill('Tuesday?');
  const choice = page.getByLabel('Remind me if silent for');
  await expect(choice).toHaveValue('5');
  await choice.selectOption('3 business days');
  await page.getByRole('button', { name: 'Send and wait for them' }).click();
  await expect(page.getByText('Sent to Åsa Ström.')).toBeVisible();

  await page.goto(`${desk.origin}/q/mine`);
  await expect(page.getByRole('link', { name: /Åsa Ström ?, answered today/u })).toBeVisible();
  const meera = await another('meera', '/q/waiting');
  await expect(meera.getByRole('link', { name: /Åsa Ström/u })).toBeVisible();
  await desk.service.sql('update enquiry_work set remind_at = now() where enquiry_id = $1', id);
  await outside.remind();
  // Without a reload.
  await expect(page.getByText('Åsa Ström is silent')).toBeVisible();
  await page.goto(`${desk.origin}/q/mine`);
  await expect(page.getByText('Follow up today')).toBeVisible();
  await expect(page.getByRole('link', { name: /Unread: Åsa Ström/u })).toBeVisible();
  await expect(page.getByText('no answer, follow up')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: /Åsa Ström/u }).click();
  await expect(page.getByText(/No answer since/u)).toBeVisible();
  await expect(meera.getByText('Åsa Ström is silent')).toHaveCount(0);
});
