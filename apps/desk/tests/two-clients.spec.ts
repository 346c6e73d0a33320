import type { Page } from '@playwright/test';
import { addEnquiries, addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { expect, test } from './support/test.ts';

/** Actions of one user appear on the other's screen without a reload, and soon. */

const rows = (page: Page) => page.locator('a[data-row]');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

test('a colleague’s change arrives in the list, in the thread and in the counts', async ({
  desk,
  openAs,
  another,
}) => {
  const [anna = ''] = await addEnquiries(
    desk.service,
    { name: 'Anna', subject: 'Doors for a warehouse' },
    { name: 'Bela', subject: 'Looms' },
  );
  const asha = await openAs('asha', `/q/to-answer/${anna}`);
  await expect(heading(asha)).toHaveText('Doors for a warehouse');
  await expect(title(asha)).toHaveText('To answer 2');
  const ravi = await another('ravi', `/q/to-answer/${anna}`);
  await expect(heading(ravi)).toHaveText('Doors for a warehouse');

  // In the thread: Ravi writes a note and takes the enquiry.
  await ravi.keyboard.press('m');
  await ravi.getByRole('textbox', { name: 'Note' }).fill('I know them.');
  await ravi.keyboard.press('Control+Enter');
  const thread = asha.getByRole('region', { name: 'What happened' });
  await expect(thread).toContainText('I know them.');
  await ravi.keyboard.press('t');
  await expect(thread).toContainText(/Ravi.* took it/u);

  // In the counts and in the list: Ravi closes it, and it leaves Asha's list.
  await asha.keyboard.press('u');
  await expect(rows(asha)).toHaveCount(2);
  await ravi.keyboard.press('e');
  await ravi.keyboard.press('3');
  await expect(rows(asha)).toHaveCount(1);
  await expect(rowOf(asha, 'Anna')).toHaveCount(0);
  await expect(title(asha)).toHaveText('To answer 1');
  await expect(rail(asha, 'To answer')).toHaveText(/1$/u);

  // And in reverse: Asha reopens it, and it is back in both lists.
  await asha.goto(`${desk.origin}/q/closed/${anna}`);
  await expect(heading(asha)).toHaveText('Doors for a warehouse');
  await ravi.goto(`${desk.origin}/q/to-answer`);
  await expect(rows(ravi)).toHaveCount(1);
  await asha.getByRole('button', { name: 'Open again' }).click();
  await expect(rowOf(ravi, 'Anna')).toBeVisible();
  await expect(title(ravi)).toHaveText('To answer 2');
});

test('an enquiry that a colleague assigns to me is in Mine at once', async ({
  desk,
  openAs,
  another,
}) => {
  const id = await addEnquiry(desk.service, { name: 'Anna', subject: 'Doors' });
  const asha = await openAs('asha', '/q/mine');
  await expect(title(asha)).toHaveText('Mine 0');
  const ravi = await another('ravi', `/q/to-answer/${id}`);
  await expect(heading(ravi)).toHaveText('Doors');
  await ravi.keyboard.press('a');
  await ravi.getByRole('button', { name: 'Asha Raman' }).click();
  await expect(rowOf(asha, 'Anna')).toBeVisible();
  await expect(title(asha)).toHaveText('Mine 1');
  // The tab counts the user's unread enquiries, and shows no name.
  await expect(asha).toHaveTitle('(1) Mine · Desk');
  await rowOf(asha, 'Anna').click();
  await expect(asha).toHaveTitle('Mine · Desk');
});

test('an enquiry that is put off leaves all lists, and comes back by itself', async ({
  desk,
  openAs,
  another,
  page,
}) => {
  const [id = ''] = await addEnquiries(
    desk.service,
    { name: 'Anna', subject: 'Doors' },
    { name: 'Bela' },
  );
  await desk.service.sql(`update enquiry_work set due_at = now() + interval '6 hours'`);
  await page.clock.install();
  const asha = await openAs('asha', '/q/to-answer');
  await expect(rows(asha)).toHaveCount(2);
  const ravi = await another('ravi', `/q/to-answer/${id}`);
  await expect(heading(ravi)).toHaveText('Doors');
  await ravi.keyboard.press('s');
  await ravi.getByRole('button', { name: /In an hour/u }).click();
  await expect(rowOf(asha, 'Anna')).toHaveCount(0);
  await expect(rail(asha, 'Put off')).toHaveText(/1$/u);
  await asha.keyboard.press('4');
  await expect(title(asha)).toHaveText('Put off 1');
  await expect(rowOf(asha, 'Anna')).toBeVisible();
  // Reloaded, so that only the Put off list knows of it.
  const listed = asha.waitForResponse('**/api/enquiries?queue=put-off*');
  await asha.goto(`${desk.origin}/q/to-answer`);
  await (await listed).finished();
  await expect(rows(asha)).toHaveCount(1);
  // The service's clock stays behind, and would undo what the browser's clock shows.
  await asha.route('**/api/**', (route) => route.abort());
  await page.clock.fastForward('01:02:00');
  await expect(rowOf(asha, 'Anna')).toBeVisible();
  await expect(rowOf(asha, 'Bela')).toBeVisible();
});

test('the number of late enquiries is the same in the sidebar, in its list and above the rows of Mine', async ({
  desk,
  openAs,
}) => {
  const asha = await desk.keep('asha');
  const [first = '', again = '', waiting = '', reopened = ''] = await addEnquiries(
    desk.service,
    { name: 'Anna' },
    { name: 'Bela' },
    { name: 'Carl' },
    { name: 'Dora' },
  );
  await desk.service.sql(
    `update enquiry_work set owner_id = $1, due_at = now() - interval '1 hour'`,
    asha,
  );
  await desk.service.sql(
    `update enquiry_work set first_answered_at = now() - interval '2 hours' where enquiry_id <> $1`,
    first,
  );
  await desk.service.sql(`update enquiry_work set owed_since = now() where enquiry_id = $1`, again);
  await desk.service.sql(
    `update enquiry_work set state = 'waiting' where enquiry_id = $1`,
    waiting,
  );
  expect(reopened).not.toBe('');
  const page = await openAs('asha', '/q/mine');
  await expect(rows(page)).toHaveText([/Anna/, /Bela/, /Dora/, /Carl/]);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Late 2',
    'Reopened 1',
    'Waiting for them 1',
  ]);
  await page.getByRole('link', { name: '2 late' }).click();
  await expect(title(page)).toHaveText('Late 2');
  await expect(rows(page)).toHaveText([/Anna/, /Bela/]);
});

test('events before the event stream is open are shown too', async ({ desk, openAs }) => {
  await addEnquiry(desk.service, { name: 'Anna' });
  const page = await openAs('asha', '/q/to-answer');
  const { promise: isTime, resolve: openLine } = Promise.withResolvers<undefined>();
  await page.route('**/api/live*', async (route) => {
    await isTime;
    await route.continue();
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await addEnquiry(desk.service, { name: 'Bela' });
  openLine(undefined);
  await expect(rowOf(page, 'Bela')).toBeVisible();
});
