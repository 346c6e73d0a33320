import type { Page } from '@playwright/test';
import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import { isAccessible } from './support/is-accessible.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** Two enquiries of one person; the first came two hours before the other. */
async function two({ service }: RunningDesk, subject = 'And more looms') {
  const email = 'mira@menon.example';
  const first = await addEnquiry(service, {
    email,
    reference: 'EARLIER-1',
    subject: 'Looms',
    projectdetails: 'We need six looms.',
    received_at: hoursAgo(3),
  });
  const second = await addEnquiry(service, {
    email,
    reference: 'LATER-2',
    subject,
    projectdetails: 'Make it eight.',
    received_at: hoursAgo(1),
  });
  return { first, second };
}

const thread = (page: Page) => page.getByRole('region', { name: 'What happened' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Merge two enquiries' });

test('merged by keys, read in one thread, seen by a colleague without a reload, and undone', async ({
  desk,
  openAs,
  another,
}) => {
  const { first, second } = await two(desk);
  const page = await openAs('asha', `/q/to-answer/${second}`);
  const ravi = await another('ravi', `/q/to-answer/${first}`);
  await expect(thread(ravi)).toContainText('We need six looms.');
  await expect(thread(page)).toContainText('Make it eight.');

  await page.keyboard.press('Shift+M');
  await expect(dialog(page)).toContainText('LATER-2 “And more looms” becomes part of EARLIER-1');
  await expect(dialog(page)).toContainText('closed as a duplicate');
  await page.keyboard.press('Enter');

  // The earlier one is open now, with both threads in order of time.
  await expect(page.getByRole('heading', { name: 'Looms', exact: true })).toBeVisible();
  await expect(page.getByText('LATER-2 is now part of EARLIER-1.')).toBeVisible();
  await expect(thread(page)).toContainText(/six looms.*of LATER-2.*Make it eight/su);
  await expect(thread(page)).toContainText('merged LATER-2 into this one');
  // The colleague's screen shows the same.
  await expect(thread(ravi)).toContainText('Make it eight.');
  await expect(ravi.getByText('Merged into this one')).toBeVisible();

  await page.keyboard.press('z');
  await expect(page.getByText('LATER-2 is separate again, as it was.')).toBeVisible();
  await expect(thread(page)).not.toContainText('Make it eight.');
  await expect(thread(ravi)).not.toContainText('Make it eight.');
  const states = 'select state from enquiry_work order by received_at';
  expect(await desk.service.sql(states)).toEqual([{ state: 'to-answer' }, { state: 'to-answer' }]);
});

test('merged by mouse; the later one links to the earlier one, and undoes it', async ({
  desk,
  openAs,
}) => {
  const { first, second } = await two(desk);
  const page = await openAs('asha', `/q/to-answer/${first}`);
  await page.getByRole('button', { name: 'Merge with this one' }).click();
  await dialog(page).getByRole('button', { name: 'Merge them' }).click();
  await expect(thread(page)).toContainText('Make it eight.');
  await page.goto(`${desk.origin}/q/closed/${second}`);
  const note = page.getByText('Merged into EARLIER-1.');
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reply/u })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Reply/u })).toBeVisible();
});

test('the desk says why two cannot be merged, or that there is no other enquiry', async ({
  desk,
  openAs,
}) => {
  const { first, second } = await two(desk);
  const page = await openAs('asha', `/q/to-answer/${first}`);
  await page.getByRole('button', { name: 'Merge with this one' }).click();
  await desk.service.sql(
    `update enquiry_work set state = 'closed', close_reason = 'spam' where enquiry_id = $1`,
    second,
  );
  await dialog(page).getByRole('button', { name: 'Merge them' }).click();
  await expect(dialog(page)).toContainText('LATER-2 is closed. Open it again first.');

  const alone = await addEnquiry(desk.service, { email: 'one@alone.example' });
  await page.goto(`${desk.origin}/q/to-answer/${alone}`);
  await thread(page).waitFor();
  await page.keyboard.press('Shift+M');
  await expect(page.getByText('They have no other open enquiry')).toBeVisible();
});

test('nothing bars anybody: the question, the thread, the merged one', async ({ desk, openAs }) => {
  const { first, second } = await two(desk, 'W'.repeat(180));
  await addEnquiry(desk.service, { email: 'mira@menon.example', subject: 'A third one' });
  const page = await openAs('asha', `/q/to-answer/${first}`);
  const look = (what: string) => isAccessible(page, { what, height: () => 3_000 });
  await thread(page).waitFor();
  await page.keyboard.press('Shift+M');
  await dialog(page)
    .getByLabel(/LATER-2/u)
    .check();
  await look('question');
  await dialog(page).getByRole('button', { name: 'Merge them' }).click();
  await expect(thread(page)).toContainText('Make it eight.');
  await look('thread');
  await page.goto(`${desk.origin}/q/closed/${second}`);
  await page.getByText('Merged into EARLIER-1.').waitFor();
  await look('merged one');
});
