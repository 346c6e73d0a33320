import type { Page } from '@playwright/test';
import { addEnquiries } from '@studio/desk-api/tests/support/enquiries.ts';
import { outsideOf } from '@studio/desk-api/tests/support/outside.ts';
import { katharina } from './support/enquiry-samples.ts';
import type { RunningDesk } from './support/running-desk.ts';
import { expect, test } from './support/test.ts';

/** Everything that was written can be found, with marked words, keys to step and a way back. */

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const links = (page: Page) => results(page).getByRole('link');
const rowOf = (page: Page, name: string) =>
  results(page).getByRole('listitem').filter({ hasText: name });
const groups = (page: Page) => results(page).getByRole('heading', { level: 2 });
const field = (page: Page) => page.getByRole('searchbox');
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
const markedHere = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found-here') ?? [])].map(
      (range) => range.startContainer.parentElement?.closest('li')?.textContent ?? '',
    ),
  );

/** Five people: the word is in a form, a mail, a file name, a note and a name. */
async function writeOracle(desk: RunningDesk): Promise<void> {
  await using outside = await outsideOf(desk.service);
  // Results are sorted by these times, which two inserts in a row do not guarantee if the clock is adjusted.
  const [before, after] = [2, 1].map((minutes) => new Date(Date.now() - minutes * 60_000));
  const [pythia, wei = '', asa = '', noted = '', form] = await addEnquiries(
    desk.service,
    { name: 'Pythia Oracle-Jones', email: 'pythia@delphi.example', subject: 'A temple' },
    {
      ...{ name: 'Wei Zhang', subject: 'Customs entries', email: 'wei@sea.example' },
      received_at: before,
    },
    {
      ...{ name: 'Åsa Lindqvist', subject: 'Meter readings', email: 'asa@heat.example' },
      received_at: after,
    },
    { name: 'Rajesh Kannan', subject: 'Forty dealers', email: 'raj@cars.example' },
    katharina,
  );
  expect([pythia, form]).not.toContain(undefined);
  await outside.mail(wei, 'Here it is.', true, 'oracle-export.xlsx');
  await outside.mail(asa, 'Invoicing runs on ORACLE Forms.');
  await outside.mail(asa, 'We like Oracle, by the way.');
  await desk.service.sql(
    `insert into enquiry_notes (id, enquiry_id, staff_id, text, written_at)
     values (gen_random_uuid(), $1, $2, 'Devi knows Oracle licences.', now())`,
    noted,
    await desk.keep('ravi'),
  );
  await outside.index();
}

test('results are in groups, with marked words and their place', async ({ desk, openAs }) => {
  await writeOracle(desk);
  const page = await openAs('asha', '/search');
  await field(page).fill('oracle');
  await expect(groups(page)).toHaveText(['Enquiries 1', 'Mails 2', 'Notes 1', 'People 1']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“oracle” 5');
  await expect(rowOf(page, 'Katharina')).toContainText('one is an Oracle 12c database');
  await expect(rowOf(page, 'Åsa')).toContainText('We like Oracle, by the way.');
  await expect(rowOf(page, 'Åsa')).toContainText('wrote to us');
  await expect(rowOf(page, 'Wei')).toContainText('file oracle-export.xlsx (the name only;');
  await expect(rowOf(page, 'Rajesh')).toContainText('Ravi, about Rajesh Kannan');
  await expect(rowOf(page, 'Rajesh')).toContainText('for us only');
  await expect(rowOf(page, 'Pythia')).toContainText('1 enquiry');
  await expect(results(page).locator('mark')).toHaveText([
    'Oracle',
    'Oracle',
    'oracle',
    'Oracle',
    'Oracle',
  ]);
  await page.getByRole('link', { name: 'Mails 2' }).click();
  await expect(groups(page)).toHaveText(['Mails 2']);
  await page.reload();
  await expect(groups(page)).toHaveText(['Mails 2']);
});

test('a telephone number is found in any format', async ({ desk, openAs }) => {
  await addEnquiries(desk.service, katharina, { name: 'Anna', phonenumber: '919876543210' });
  const page = await openAs('asha', '/search');
  for (const typed of ['+49 40 66969112', '040/66969-112', '(040) 669 69 112', '69112']) {
    await field(page).fill(typed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${typed}” 1`);
    await expect(page.getByText('read as a telephone number')).toBeVisible();
    await expect(groups(page)).toHaveText(['People 1']);
    await expect(links(page)).toHaveText([katharina.name]);
    await expect(results(page).locator('mark')).toHaveText(/^\+49/u);
  }
  // Digits from the middle are neither the beginning nor the end of a number.
  await field(page).fill('66969');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expect(links(page)).toHaveCount(0);
});

test('keys step through the results, open one, and return to it with the same search', async ({
  desk,
  openAs,
}) => {
  await writeOracle(desk);
  const page = await openAs('asha', '/search');
  await field(page).fill('oracle');
  await expect(links(page)).toHaveCount(5);
  await field(page).press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const asa = rowOf(page, 'Åsa').getByRole('link');
  await expect(asa).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Wei').getByRole('link')).toBeFocused();
  await page.keyboard.press('k');
  await expect(asa).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Meter readings');
  await expect(page.getByText('result 2 of 5')).toBeVisible();
  // The thread is scrolled to the place, and N goes to the next one.
  await expect.poll(() => marked(page)).toEqual(['ORACLE', 'Oracle']);
  await expect.poll(() => markedHere(page)).toEqual([expect.stringContaining('by the way')]);
  await page.keyboard.press('n');
  await expect.poll(() => markedHere(page)).toEqual([expect.stringContaining('Invoicing')]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/search\?q=oracle$/u);
  await expect(asa).toBeFocused();
  await expect(field(page)).toHaveValue('oracle');
  // With an enquiry open, a step opens the next.
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Meter readings');
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Customs entries');
  await page.keyboard.press('u');
  await expect(rowOf(page, 'Wei').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Customs entries');
  await page.goBack();
  await expect(rowOf(page, 'Wei').getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${desk.origin}/q/to-answer`);
});

test('a decision on a result returns to it, and its row shows the decision', async ({
  desk,
  openAs,
  another,
}) => {
  await writeOracle(desk);
  const page = await openAs('asha', '/search?q=oracle');
  const ravi = await another('ravi', '/search?q=oracle');
  await expect(rowOf(ravi, 'Wei')).toContainText('to answer');
  await rowOf(page, 'Wei').getByRole('link').click();
  await expect(heading(page)).toHaveText('Customs entries');
  await page.keyboard.press('e');
  await page.keyboard.press('3');
  await expect(rowOf(page, 'Wei').getByRole('link')).toBeFocused();
  for (const one of [page, ravi]) {
    await expect(rowOf(one, 'Wei')).toContainText('not for us');
    await expect(rowOf(one, 'Wei').locator('mark')).toHaveText('oracle');
  }
});

test('on a phone the result fills the page and links back', async ({ desk, openAs, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await writeOracle(desk);
  await openAs('asha', '/search?q=oracle');
  await rowOf(page, 'Rajesh').getByRole('link').click();
  await expect(heading(page)).toHaveText('Forty dealers');
  await expect(results(page)).toBeHidden();
  const thread = page.getByRole('region', { name: 'What happened' });
  await expect(thread.getByText('Devi knows Oracle licences.')).toBeInViewport();
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(rowOf(page, 'Rajesh').getByRole('link')).toBeFocused();
  await expect(rowOf(page, 'Rajesh')).toBeInViewport();
});
