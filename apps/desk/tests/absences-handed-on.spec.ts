import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { expect, test } from './support/test.ts';

test('the work of a colleague who goes away is handed on, and everyone sees it', async ({
  desk,
  openAs,
  another,
}) => {
  await using outside = await outsideOf(desk.service);
  const id = await addEnquiry(desk.service, { name: 'Åsa Ström' });
  const meera = await another('meera', '/q/mine');
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(page.getByRole('button', { name: 'Reply', exact: false }).first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText(/taken by you/u)).toBeVisible();

  await page.goto(`${desk.origin}/absence`);
  const ahead = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Last day').fill(ahead);
  await page.getByLabel('Enquiries go to').selectOption({ label: 'Meera Iyer' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Asha Raman, away now/u })).toBeVisible();
  await expect(page.getByText(/Asha Raman is away until/u)).toBeVisible();

  await outside.handOn();
  // Without a reload.
  await expect(meera.getByRole('link', { name: /Unread: Åsa Ström/u })).toBeVisible();
  await meera.goto(`${desk.origin}/q/mine/${id}`);
  await expect(meera.getByText('Asha Raman is away: assigned to you')).toBeVisible();

  // Assigning a new one to her asks once.
  await meera.keyboard.press('a');
  await meera.getByRole('button', { name: /Asha Raman/u }).click();
  await meera.getByRole('button', { name: /Assign it anyway/u }).click();
  await expect(meera.getByText(/assigned it to Asha Raman/u)).toBeVisible();

  await page.getByRole('button', { name: 'End absence' }).click();
  await expect(page.getByText('No current or planned absences')).toBeVisible();
});
