import { expect, test, type Page } from '@playwright/test';
import { fragmentOf } from '@studio/sheet/link.ts';
import { finish, full, openQuestion, openSheet, some, wordsOn } from './sheet-page.ts';

const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [sessionStorage.getItem('sheet'), localStorage.getItem('sheet')]);
const keep = (page: Page) => page.getByLabel(/^Keep this sheet in this browser/);
const project = (page: Page) => page.getByLabel('Project', { exact: true });

test('a sheet survives a reload and stays in its tab', async ({ page, context }) => {
  await openSheet(page);
  await page.getByLabel('Paper and spreadsheets').check();
  await expect(page.getByText('1 of 9 drawn.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 9 drawn.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Paper and spreadsheets')).toBeChecked();
  const other = await context.newPage();
  await openSheet(other);
  await expect(other.getByText('This sheet is blank.')).toBeVisible();
});

test('the browser stores it only while the switch is on', async ({ page, context }) => {
  await openSheet(page, some);
  expect((await stored(page))[1]).toBeNull();
  await keep(page).check();
  await expect.poll(async () => (await stored(page))[1]).toContain(some.project);
  const other = await context.newPage();
  await other.goto('/sheet');
  await expect(other.getByText('4 of 9 drawn.', { exact: true })).toBeVisible();
  await expect(keep(other)).toBeChecked();
  await keep(other).uncheck();
  await expect.poll(async () => (await stored(other))[1]).toBeNull();
});

test('a link passes the sheet to a colleague, whose first change makes the next revision', async ({
  page,
  browser,
}) => {
  await openSheet(page, full);
  const link = page.getByLabel('Link for a colleague');
  await expect(link).toHaveValue(/#sheet=1\./);
  const address = await link.inputValue();
  expect(address.length).toBeLessThanOrEqual(4_000);
  const asked: string[] = [];
  const theirs = await (await browser.newContext()).newPage();
  theirs.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await theirs.goto(address);
  // Anyone can make a link, so our own sentence contains none of its text.
  const note = theirs.getByText('You opened rev A of a shared sheet.');
  await expect(note).toContainText(
    'Its words come from the person who made the link, not from us.',
  );
  await expect(note).not.toContainText(full.owner);
  expect(await wordsOn(theirs)).toContain(full.project);
  await (
    await openQuestion(theirs, 'Title block')
  )
    .getByLabel('Project', { exact: true })
    .fill('Ours now');
  await expect.poll(() => wordsOn(theirs)).toMatch(/rev B/);
  // Nothing of it left the browser.
  expect(asked.join('\n')).not.toMatch(/Ours now|sheet=1|Meera/);
  // The change is stored; the URL does not restore the old sheet.
  await theirs.reload();
  await expect(finish(theirs)).toBeVisible();
  await expect.poll(() => wordsOn(theirs)).toContain('Ours now');
});

test('one’s own sheet is replaced only after a confirmation', async ({ page }) => {
  await openSheet(page, some);
  // Waits until the tab has stored it; a link opened before has nothing to replace.
  await expect.poll(async () => (await stored(page))[0]).toContain('Bridge inspections');
  await page.goto(`/sheet${await fragmentOf({ ...full, project: 'Theirs' })}`);
  await expect(page.getByText(/A sheet of your own, “Bridge inspections”, is kept/)).toBeVisible();
  await openQuestion(page, 'Title block');
  await project(page).fill('Theirs, changed');
  expect((await stored(page))[0]).toContain('Bridge inspections');
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(project(page)).toHaveValue('Bridge inspections');

  await page.goto('/contact');
  await page.goto(`/sheet${await fragmentOf({ ...full, project: 'Theirs' })}`);
  await page.getByRole('button', { name: 'Replace mine with this' }).click();
  await openQuestion(page, 'Title block');
  await project(page).fill('Theirs, kept');
  await expect.poll(async () => (await stored(page))[0]).toContain('Theirs, kept');
});

test('an example opens on the page and can be changed', async ({ page }) => {
  await page.goto('/sheet');
  const example = page
    .getByRole('region', { name: /sheets/i })
    .getByRole('link')
    .first();
  await example.click();
  await expect(finish(page)).toBeVisible();
  await expect(page.getByText(/\d of 9 drawn\.|Everything is drawn\./).first()).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('manipulated links show a plain message', async ({ page }) => {
  const good = (await fragmentOf(full)) ?? '';
  const bad = [
    good.slice(0, -9),
    `${good.slice(0, 40)}x${good.slice(41)}`,
    `#sheet=1.${'A'.repeat(90_000)}`,
    '#sheet=9.AAAA',
    '#sheet=',
    '#sheet.today=nothing',
    '#sheet.__proto__=polluted&sheet.constructor=x',
  ];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const fragment of bad) {
    // Leaves the page in between, because a change of the fragment alone loads nothing.
    await page.goto('/robots.txt');
    await page.goto(`/sheet${fragment}`);
    await expect(page.getByText(/damaged or too old/), fragment.slice(0, 30)).toBeVisible();
    await expect(page.getByText('This sheet is blank.')).toBeVisible();
  }
  expect(faults).toEqual([]);
});
