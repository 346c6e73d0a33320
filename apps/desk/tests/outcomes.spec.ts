import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { expect, test } from './support/test.ts';

const rowOf = (page: Page, name: string) => page.locator('a[data-row]').filter({ hasText: name });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Close it as/u });

/** Answers it by telephone, so that it can be won. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'This enquiry' }).getByLabel('More').click();
  await page.getByRole('button', { name: /answered by telephone/u }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'You answered by telephone',
  );
}

test('won with a reason and a value: a colleague sees it in Closed, and sees the undo', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  const asha = await openAs('asha', `/q/to-answer/${id}`);
  await expect(heading(asha)).toHaveText('Doors');
  const ravi = await another('ravi', '/q/closed?reason=won');
  await expect(ravi.getByRole('heading', { level: 1 })).toContainText('Closed');
  await answer(asha);
  await asha.keyboard.press('e');
  await asha.keyboard.press('1');
  await dialog(asha).getByLabel('They knew us').check();
  await dialog(asha).getByLabel('Currency').selectOption('EUR');
  await dialog(asha).getByLabel('Value').fill('84,5');
  await expect(dialog(asha).getByText('Enter a whole number')).toBeVisible();
  await dialog(asha).getByLabel('Value').fill('84 000');
  await asha.keyboard.press('Enter');
  await expect(rowOf(ravi, 'Anna')).toBeVisible();
  await expect(ravi.getByText('won: They knew us, EUR 84,000')).toBeVisible();
  await asha.keyboard.press('z');
  await expect(rowOf(ravi, 'Anna')).toHaveCount(0);
  const [row] = await desk.service.sql(
    'select state, close_why, close_amount from enquiry_work where enquiry_id = $1',
    id,
  );
  expect(row).toEqual({ state: 'waiting', close_why: null, close_amount: null });
});

test('lost without a reason: Enter is enough, and Escape leaves it open', async ({
  desk,
  openAs,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  const page = await openAs('asha', `/q/to-answer/${id}`);
  await expect(heading(page)).toHaveText('Doors');
  await answer(page);
  await page.keyboard.press('e');
  await page.keyboard.press('2');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // Removed, not only hidden: in between, the keys would still be for this dialog.
  await expect(page.locator('dialog', { hasText: 'Close it as' })).toHaveCount(0);
  await page.keyboard.press('e');
  await page.keyboard.press('2');
  await expect(dialog(page).getByLabel('No budget')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anna: closed, lost.')).toBeVisible();
});

test('a manager edits the reasons, a colleague chooses from them, and the edit can be undone', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  const meera = await openAs('meera', '/reports/outcomes');
  const lost = meera.getByLabel('Reasons for lost');
  const before = await lost.inputValue();
  await lost.fill(`${before}\nPrice`);
  await expect(meera.getByText(/listed once/u)).toBeVisible();
  await lost.fill(`Too far away\n${before}`);
  await meera.getByRole('button', { name: 'Save the reasons' }).click();
  await expect(meera.getByText('The reasons are changed.')).toBeVisible();
  const ravi = await another('ravi', `/q/to-answer/${id}`);
  await expect(heading(ravi)).toHaveText('Doors');
  await answer(ravi);
  await ravi.keyboard.press('e');
  await ravi.keyboard.press('2');
  await dialog(ravi).getByLabel('Too far away').check();
  await ravi.keyboard.press('Enter');
  await expect(ravi.getByText('Anna: closed, lost.')).toBeVisible();
  await meera.getByRole('button', { name: /Undo/u }).click();
  await expect(lost).toHaveValue(before);
  await ravi.goto(`${desk.origin}/reports/outcomes`);
  await expect(
    ravi.getByRole('heading', { name: '0 of 1 decided enquiry was won.' }),
  ).toBeVisible();
  await expect(ravi.getByText('Too far away')).toBeVisible();
  await expect(ravi.getByLabel('Reasons for lost')).toHaveCount(0);
});
