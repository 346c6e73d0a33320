import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { isAccessible } from './support/is-accessible.ts';
import { expect, test } from './support/test.ts';

test('a colleague enters an absence, and the desk shows it', async ({ desk, openAs }) => {
  const id = await addEnquiry(desk.service, { name: 'Åsa Ström' });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(page.getByRole('button', { name: 'Reply', exact: false }).first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText(/taken by you/u)).toBeVisible();

  await page.goto(`${desk.origin}/absence`);
  await expect(page.getByText('No current or planned absences')).toBeVisible();
  const ahead = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(page.getByText('The last day is before the first day.')).toBeVisible();
  await page.getByLabel('Last day').fill(ahead);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Asha Raman, away now/u })).toBeVisible();
  await expect(page.getByText(/Asha Raman is away until/u)).toBeVisible();
  await isAccessible(page);
});
