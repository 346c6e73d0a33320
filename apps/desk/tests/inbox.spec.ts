import { addEnquiries, addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.locator('a[data-row]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const named = (name: string, at = new Date()) => ({ name, received_at: at });

test('enquiries due together are sorted by arrival, and each shows its place', async ({
  desk,
  openAs,
}) => {
  // Received before the office opens: due together, at closing time.
  const night = Date.parse('2030-03-03T20:00:00Z');
  await addEnquiries(
    desk.service,
    ...['Third', 'First', 'Second'].map((name) =>
      named(name, new Date(night + ['First', 'Second', 'Third'].indexOf(name) * 60_000)),
    ),
  );
  const page = await openAs('asha');
  await expect(rows(page)).toHaveText([/First/, /Second/, /Third/]);
  await expect(page.getByText(/^arrived 3rd of 3 that are due \d\d:\d\d$/)).toHaveCount(1);
});

test('j and k move the focus, X selects, T takes and Z undoes it', async ({ desk, openAs }) => {
  await addEnquiries(desk.service, named('Anna'), named('Bela'), named('Carl'));
  const page = await openAs('asha');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByText('taken by you')).toBeVisible();
  const owners = () => desk.service.sql('select 1 from enquiry_work where owner_id is not null');
  await expect.poll(async () => (await owners()).length).toBe(1);
  await page.keyboard.press('z');
  await expect.poll(async () => (await owners()).length).toBe(0);
  await page.keyboard.press('x');
  await page.keyboard.press('J');
  await expect(page.getByRole('group', { name: 'Selected enquiries' })).toContainText('2 selected');
  await page.keyboard.press('e');
  await page.keyboard.press('4');
  await expect(rows(page)).toHaveCount(1);
});

test('a new enquiry waits above the list and moves nothing until the user asks for it', async ({
  desk,
  openAs,
}) => {
  await addEnquiries(desk.service, named('Anna'), named('Bela'));
  const page = await openAs('asha');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText(/^Nothing new since/)).toBeVisible();
  await addEnquiry(desk.service, named('Noor Haddad'));
  await expect(page.getByText('Noor Haddad')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('.');
  await expect(rows(page)).toHaveCount(3);
});

test('a new enquiry is counted once it is shown, and becomes the current row', async ({
  desk,
  openAs,
}) => {
  await addEnquiries(desk.service, ...Array.from({ length: 30 }, (_, at) => named(`Writer ${at}`)));
  const page = await openAs('asha');
  await expect(title(page)).toHaveText('To answer 30');
  await page.keyboard.press('j');
  await addEnquiry(desk.service, { ...named('Noor Haddad'), subject: 'Doors for a warehouse' });
  await expect(page.getByText('Noor Haddad')).toBeVisible();
  await expect(title(page)).toHaveText('To answer 31');
  await page.keyboard.press('.');
  const noor = rows(page).filter({ hasText: 'Noor Haddad' });
  await expect(noor).toBeFocused();
  await expect(noor).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    'Doors for a warehouse',
  );
  await expect(noor).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 650 });
  await expect(noor).toBeInViewport({ ratio: 1 });
});

test('a new enquiry is shown in To answer, even if the user looks at other rows', async ({
  desk,
  openAs,
}) => {
  await addEnquiry(desk.service, named('Anna'));
  const page = await openAs('asha');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('2');
  await expect(title(page)).toHaveText(/^Mine/u);
  await addEnquiry(desk.service, named('Noor Haddad'));
  await expect(page.getByText('Noor Haddad')).toBeVisible();
  await page.keyboard.press('.');
  await expect(title(page)).toHaveText(/^To answer/u);
  await expect(rows(page).filter({ hasText: 'Noor Haddad' })).toBeFocused();
});

test('a new enquiry beyond the fetched rows is opened', async ({ desk, openAs }) => {
  const long = Array.from({ length: 120 }, (_, at) => named(`Writer ${at}`));
  await addEnquiries(desk.service, ...long);
  const page = await openAs('asha');
  await expect(title(page)).toHaveText('To answer 120');
  await addEnquiry(desk.service, { ...named('Noor Haddad'), subject: 'Doors for a warehouse' });
  await expect(page.getByText('Noor Haddad')).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(
    'Doors for a warehouse',
  );
});

test('the end of a session covers all personal data', async ({ desk, openAs }) => {
  await addEnquiry(desk.service, named('Anna'));
  const page = await openAs('asha');
  await expect(rows(page)).toHaveCount(1);
  await desk.service.sql('delete from staff_sessions');
  await page.keyboard.press('2');
  await expect(page.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  await expect(page.getByText('Anna')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
});

test('single keys can be switched off, and stay off', async ({ desk, openAs }) => {
  await addEnquiry(desk.service, named('Anna'));
  const page = await openAs('asha');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Single-key shortcuts are on' }).uncheck();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('t');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an operator sees that enquiries are not available to them', async ({ openAs }) => {
  const page = await openAs('omar', '/q/to-answer');
  await expect(
    page.getByRole('heading', { name: 'You do not have access to enquiries.' }),
  ).toBeVisible();
});
