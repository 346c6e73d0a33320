import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { isAccessible } from './support/is-accessible.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

const item = (page: Page, name: string) => page.locator('[data-index]').filter({ hasText: name });
const article = (page: Page) => page.getByRole('article');
const happened = (page: Page) => page.getByRole('region', { name: 'What happened' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Desk' });
const open = async (page: Page, subject: string) =>
  expect(article(page).getByRole('heading', { level: 1 })).toHaveText(subject);

async function addLabels(desk: RunningDesk, ...names: readonly string[]): Promise<void> {
  for (const name of names) await desk.service.sql('insert into labels (name) values ($1)', name);
}

/** Waits for the menu's labels, which load a moment after the enquiry, as a person would. */
async function labelByKey(page: Page, digit: string, name: string): Promise<void> {
  await page.keyboard.press('l');
  const choices = page.locator('details[open]');
  await expect(choices.getByText(name, { exact: true }).first()).toBeVisible();
  await page.keyboard.press(digit);
}

test('a new label is typed; a colleague sees it without a reload, and sees it undone', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  const asha = await openAs('asha', `/q/to-answer/${id}`);
  const list = await another('ravi', '/q/to-answer');
  const ravi = await another('ravi', `/q/to-answer/${id}`);
  await open(asha, 'Doors');
  await open(ravi, 'Doors');
  await expect(item(list, 'Anna')).toBeVisible();
  const [before] = await desk.service.sql('select due_at, version from enquiry_work');

  await asha.keyboard.press('l');
  await asha.keyboard.type('big');
  await asha.keyboard.press('Enter');
  await expect(asha.getByText('Anna: label “big” added.')).toBeVisible();
  await expect(item(list, 'Anna')).toContainText('big');
  await expect(article(ravi).locator('header')).toContainText('big');
  await expect(happened(ravi)).toContainText('added the label “big”');

  await asha.keyboard.press('z');
  await expect(item(list, 'Anna')).not.toContainText('big');
  await expect(happened(ravi)).toContainText('removed the label “big”');
  expect(await desk.service.sql('select due_at, version from enquiry_work')).toEqual([before]);
});

test('by key in the list: added to several enquiries, removed again, undone', async ({
  desk,
  openAs,
}) => {
  await addEnquiry(desk.service, { name: 'Anna' });
  await addEnquiry(desk.service, { name: 'Bruno' });
  await addLabels(desk, 'big', 'shop');
  const page = await openAs('asha', '/q/to-answer');
  await expect(item(page, 'Bruno')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('J');
  await page.keyboard.press('l');
  await page.keyboard.press('2');
  await expect(page.getByText('2 enquiries: label “shop” added.')).toBeVisible();
  await expect(item(page, 'Anna')).toContainText('shop');
  await expect(item(page, 'Bruno')).toContainText('shop');
  await page.keyboard.press('l');
  await page.keyboard.press('2');
  await expect(page.getByText(/: label “shop” removed\./u)).toBeVisible();
  await page.keyboard.press('z');
  await expect(item(page, 'Anna')).toContainText('shop');
  await expect(item(page, 'Bruno')).toContainText('shop');
});

test('a filtered list is saved as a view, which a colleague gets at once and which stays live', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  await addEnquiry(desk.service, { name: 'Bruno' });
  await addLabels(desk, 'big');
  const meera = await openAs('meera', '/q/to-answer');
  const ravi = await another('ravi', '/q/to-answer');
  await expect(item(ravi, 'Anna')).toBeVisible();
  await meera.locator('summary', { hasText: 'Label any' }).click();
  await meera.getByRole('button', { name: 'big' }).click();
  await expect(meera.getByText('No enquiries match these filters.')).toBeVisible();
  await meera.getByRole('button', { name: 'Save as a view…' }).click();
  const dialog = meera.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByLabel('Name').fill('Big ones');
  await dialog.getByLabel('Share it with everyone').check();
  await meera.keyboard.press('Enter');
  await expect(meera.getByRole('heading', { level: 1 })).toHaveText(/Big ones\s+0/u);
  await expect(meera.getByText('View: To answer, label big. Shared with everyone.')).toBeVisible();
  await expect(rail(meera).getByRole('link', { name: 'Big ones' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rail(meera).locator('[aria-current]')).toHaveCount(1);

  await rail(ravi).getByRole('link', { name: 'Big ones' }).click();
  await expect(ravi.getByRole('heading', { level: 1 })).toContainText('Big ones');
  await expect(ravi.getByRole('button', { name: /view…/u })).toHaveCount(0);
  const asha = await another('asha', `/q/to-answer/${id}`);
  await open(asha, 'Doors');
  await labelByKey(asha, '1', 'big');
  await expect(item(meera, 'Anna')).toBeVisible();
  await expect(item(ravi, 'Anna')).toBeVisible();
  await expect(asha.getByText('Anna: label “big” added.')).toBeVisible();
  await asha.keyboard.press('z');
  await expect(item(ravi, 'Anna')).toHaveCount(0);

  await meera.getByRole('button', { name: 'Edit this view…' }).click();
  await meera.getByRole('textbox', { name: 'Name' }).fill('Large ones');
  await meera.keyboard.press('Enter');
  await expect(rail(ravi).getByRole('link', { name: 'Large ones' })).toBeVisible();
  await meera.getByRole('button', { name: 'Edit this view…' }).click();
  await meera.getByRole('button', { name: 'Remove the view' }).click();
  await expect(rail(ravi).getByRole('link', { name: 'Large ones' })).toHaveCount(0);
  // A colleague may see it before the answer arrives here that can be undone.
  await expect(meera.getByText('The view “Large ones” is removed.')).toBeVisible();
  await meera.keyboard.press('z');
  await expect(rail(ravi).getByRole('link', { name: 'Large ones' })).toBeVisible();
});

test('a manager renames and retires a label; the open screen of a colleague follows', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  await addLabels(desk, 'big', 'shop');
  const meera = await openAs('meera', `/q/to-answer/${id}`);
  const ravi = await another('ravi', `/q/to-answer/${id}`);
  await open(meera, 'Doors');
  await open(ravi, 'Doors');
  await labelByKey(meera, '1', 'big');
  await expect(article(ravi).locator('header')).toContainText('big');
  await meera.keyboard.press('l');
  await meera.getByRole('button', { name: 'Rename or retire labels…' }).click();
  const dialog = meera.getByRole('dialog', { name: 'Labels' });
  await dialog.getByLabel('Name of the label big').fill('shop');
  await meera.keyboard.press('Enter');
  await expect(dialog.getByText('There is already a label with this name.')).toBeVisible();
  await dialog.getByLabel('Name of the label big').fill('large');
  await meera.keyboard.press('Enter');
  await expect(article(ravi).locator('header')).toContainText('large');
  await dialog.getByRole('button', { name: 'Retire shop' }).click();
  await expect(dialog.getByLabel('Name of the label shop')).toHaveCount(0);
  await ravi.keyboard.press('l');
  const menu = ravi.getByRole('group', { name: 'This enquiry' });
  await expect(menu.getByRole('button', { name: /large/u })).toBeVisible();
  await expect(menu.getByRole('button', { name: /shop/u })).toHaveCount(0);
});

test('nothing bars anybody: the row, the menu, the view, the dialogs', async ({ desk, openAs }) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  await addLabels(desk, 'big', 'W'.repeat(24), 'NDA first');
  const [label] = await desk.service.sql<{ id: string }>(
    `select id from labels where name = 'big'`,
  );
  await desk.service.sql(
    'insert into enquiry_labels (enquiry_id, label_id) select $1, id from labels',
    id,
  );
  const page = await openAs('meera', '/q/to-answer');
  await desk.service.sql(
    `insert into saved_views (staff_id, name, is_shared, queue, filters)
     select id, $1, true, 'to-answer', jsonb_build_object('label', $2::text) from staff`,
    'W'.repeat(40),
    label?.id ?? '',
  );
  const steps: readonly (readonly [string, string, () => Promise<unknown>])[] = [
    ['the view', `/q/to-answer?label=${label?.id ?? ''}`, () => item(page, 'Anna').waitFor()],
    [
      'its dialog',
      `/q/to-answer?label=${label?.id ?? ''}`,
      () => page.getByRole('button', { name: 'Edit this view…' }).click(),
    ],
    [
      'the menu',
      `/q/to-answer/${id}`,
      async () => {
        await open(page, 'Doors');
        await page.keyboard.press('l');
      },
    ],
    [
      'the labels',
      `/q/to-answer/${id}`,
      async () => {
        await open(page, 'Doors');
        await page.keyboard.press('l');
        await page.getByRole('button', { name: 'Rename or retire labels…' }).click();
        await page.getByRole('dialog', { name: 'Labels' }).waitFor();
      },
    ],
  ];
  for (const [name, path, then] of steps) {
    await page.goto(desk.origin + path);
    await then();
    await isAccessible(page, { what: name });
  }
});
