import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

const email = 'k.hohenstein@hafenlogistik-nord.example';
test.beforeEach(({ desk }) => desk.fillSamples());

test('a person is found, exported, and erased with the typed address', async ({ desk, openAs }) => {
  const page = await openAs('meera', '/people');
  await page.getByLabel('Their email address').fill('k.hohenstein');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the full email address')).toBeVisible();
  await page.getByLabel('Their email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /1 enquiry/u })).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export a copy' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Ladelisten');

  await page.getByRole('button', { name: 'Erase this person…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await dialog.getByLabel('Type the address once more').fill('other@else.example');
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await dialog.getByLabel('Type the address once more').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erased: 1 enquiry, 0 subscriptions.')).toBeVisible();
  await expect(
    page.getByText('Mails in the sales mailbox: the desk is not connected'),
  ).toBeVisible();
  await expect(page.getByText(/^Backups have it until/u)).toBeVisible();
  expect(await desk.service.sql('select from enquiries where email = $1', email)).toEqual([]);
});

test('an operator erases again and finds no one', async ({ openAs }) => {
  const page = await openAs('omar', '/people');
  await expect(page.getByRole('button', { name: 'Find' })).toHaveCount(0);
  await page.getByLabel('Their email address').fill(email);
  await page.getByRole('button', { name: 'Erase this person…' }).click();
  await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('if nothing is stored, the screen says so', async ({ openAs }) => {
  const page = await openAs('meera', '/people');
  await page.getByLabel('Their email address').fill('unknown@nowhere.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing is stored about unknown@nowhere.example.')).toBeVisible();
});

test('mails that name the address are listed first; only the ticked ones are confirmed', async ({
  desk,
  openAs,
}) => {
  await desk.service.sql(
    `insert into heartbeats (process, last_seen_at) values ('inbound-mail', now())`,
  );
  const page = await openAs('omar', '/people');
  await page.getByLabel('Their email address').fill(email);
  await page.getByRole('button', { name: 'Erase this person…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expect(dialog.getByText('Looking in the sales mailbox')).toBeVisible();
  const mail = (key: number, subject: string) => ({
    key,
    folder: 'inbox',
    validity: '1',
    uid: key + 1,
    at: '2026-11-16T10:00:00.000Z',
    from: email,
    to: 'sales@company.example',
    subject,
  });
  // The inbound mail process answers a request.
  const answered = () =>
    desk.service.sql(
      'update mailbox_listings set listed_at = now(), mails = $1 returning id',
      JSON.stringify([mail(0, 'The contract'), mail(1, 'A greeting')]),
    );
  await expect.poll(answered).toHaveLength(1);
  const contract = dialog.getByRole('checkbox', { name: /^The contract Inbox, Nov 16, 2026/u });
  await expect(contract).toBeChecked();
  await contract.uncheck();
  await dialog.getByLabel('Type the address once more').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good, and move 1 mail' }).click();
  await expect(
    page.getByText('The mails you selected are being moved to its trash.'),
  ).toBeVisible();
  expect(await desk.service.sql('select chosen from mailbox_listings')).toEqual([{ chosen: [1] }]);
  await desk.service.sql(
    'update mailbox_listings set done_at = now(), moved = 1, unlisted = $1',
    JSON.stringify([mail(0, 'Just arrived')]),
  );
  await expect(page.getByText('1 mail that you selected moved to its trash.')).toBeVisible();
  await expect(
    page.getByText(/^Not on the list, and still there: .* Just arrived$/u),
  ).toBeVisible();
});

test('the former path leads to the screen', async ({ openAs }) => {
  const page = await openAs('meera', '/persons');
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect(page).toHaveURL(/\/people$/u);
});
