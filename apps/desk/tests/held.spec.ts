import { expect, test } from './support/test.ts';

test.beforeEach(({ desk }) => desk.fillSamples());

const card = 'listitem';

test('reasons are sentences, with the signs for and against a person', async ({ openAs }) => {
  const page = await openAs('asha', '/held');
  const one = page.getByRole(card).filter({ hasText: 'Dobrogeanu' });
  await expect(one).toContainText('Sent within two seconds of opening the form.');
  await expect(one).toContainText('For a person: The telephone number matches Romania.');
  const alike = page.getByRole(card).filter({ hasText: '3 similar' });
  await expect(alike).toContainText('Against: 3 names, one telephone number.');
});

test('the whole text can be read before deciding', async ({ desk, openAs }) => {
  const words = `${'word '.repeat(100)}and then ${'W'.repeat(9_000)} the end.`;
  await desk.service.sql(
    `update enquiries set projectdetails = $1 where name like '%Dobrogeanu%'`,
    words,
  );
  const page = await openAs('asha', '/held');
  const one = page.getByRole(card).filter({ hasText: 'Dobrogeanu' });
  await expect(one).toContainText('word word');
  await expect(one).not.toContainText('the end.');
  await one.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(one).toContainText('the end.');
  await one.getByRole('button', { name: 'Show less' }).click();
  await expect(one).not.toContainText('the end.');
});

test('by keys alone: release, discard, discard all similar', async ({ desk, openAs }) => {
  const page = await openAs('asha', '/held');
  await expect(page.getByText('Ștefania Dobrogeanu', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole(card).filter({ hasText: 'Dobrogeanu' })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('status').filter({ hasText: 'Released: Ștefania' })).toBeVisible();
  await expect(page.getByRole(card).filter({ hasText: 'asdf' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole(card).filter({ hasText: '3 similar' })).toBeFocused();
  await page.keyboard.press('Shift+D');
  await expect(page.getByRole('heading', { name: 'Held 1' })).toBeVisible();
  // Leaving the screen confirms it.
  await page.keyboard.press('1');
  await expect
    .poll(() =>
      desk.service.sql('select state from enquiries where held_reason is not null order by state'),
    )
    .toEqual([{ state: 'accepted' }, { state: 'held' }]);
});

test('a decision can be undone before it is sent', async ({ desk, openAs }) => {
  const page = await openAs('asha', '/held');
  await page.getByRole('button', { name: 'Discard 3' }).click();
  await expect(page.getByText('3 similar')).toBeHidden();
  await page.keyboard.press('z');
  await expect(page.getByText('3 similar')).toBeVisible();
  await page.goto(`${desk.origin}/reports`);
  await page.goto(`${desk.origin}/held`);
  await expect(page.getByRole('heading', { name: 'Held 6' })).toBeVisible();
});

test('closing the tab sends the decision completely', async ({ desk, openAs }) => {
  const page = await openAs('asha', '/held');
  await page.getByRole('button', { name: 'Discard 3' }).click();
  await expect(page.getByRole('heading', { name: 'Held 3' })).toBeVisible();
  await page.close();
  await expect
    .poll(() =>
      desk.service.sql(`select name from enquiries where companyname = 'Growth Partners'`),
    )
    .toEqual([]);
});

test('selected cards are decided together', async ({ openAs }) => {
  const page = await openAs('omar', '/held');
  await page.getByLabel('Select test').check();
  await page.getByLabel('Select Rahul SEO Expert').check();
  await page.getByRole('button', { name: 'Discard 2' }).click();
  await expect(page.getByRole('heading', { name: 'Held 4' })).toBeVisible();
});

test('a colleague was faster: the user is told, and the list is up to date again', async ({
  desk,
  openAs,
  page,
}) => {
  // With the event stream the list would be updated before the key is pressed.
  await page.route('**/api/live*', () => undefined);
  await openAs('asha', '/held');
  await expect(page.getByText('Rahul SEO Expert', { exact: true })).toBeVisible();
  await desk.service.sql(`delete from enquiries where name = 'Rahul SEO Expert'`);
  await page
    .getByRole(card)
    .filter({ hasText: 'Rahul SEO Expert' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page
    .getByRole(card)
    .filter({ hasText: 'asdf' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(page.getByText('A colleague has already decided about this one.')).toBeVisible();
});

test('a decision made elsewhere is shown without a reload', async ({ desk, openAs }) => {
  const page = await openAs('asha', '/held');
  const one = page.getByRole(card).filter({ hasText: 'Dobrogeanu' });
  await expect(one).toBeVisible();
  await desk.service.sql(`delete from enquiries where name like '%Dobrogeanu%'`);
  await expect(one).toBeHidden();
});
