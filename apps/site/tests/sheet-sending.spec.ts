import { expect, type Page } from '@playwright/test';
import { answersFromForm } from '@studio/sheet/form-names.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { fillIn, enquiry, openForm } from './fakes/contact-page.ts';
import { test } from './fakes/contact-test.ts';
import type { FakeServer } from './fakes/fake-server.ts';
import { aService } from './any-entries.ts';
import { finish, full, openQuestion, openSheet, some } from './sheet-page.ts';

/** A message sent by script. */
const sentTo = (intake: FakeServer, at: number): { sheet: string } =>
  JSON.parse(intake.received[at]?.body ?? '{}') as { sheet: string };

const send = (page: Page) => page.getByRole('button', { name: 'Send the sheet' });

test('the sheet is sent with the enquiry, and the drawing shows it', async ({ page, intake }) => {
  await openSheet(page, full);
  await finish(page).click();
  await page.getByRole('link', { name: 'Send it to us' }).click();
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toContainText('K7Q-2M4');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We got rev A.');
  await expect(page.getByRole('img', { name: /Drawing of “Bridge inspections”/ })).toBeVisible();
  const sent = sentTo(intake, 0);
  expect(sent).toMatchObject({ ...enquiry, page: '/sheet' });
  expect(sent.sheet.length).toBeLessThanOrEqual(6_000);
  expect(JSON.parse(sent.sheet)).toMatchObject({ project: full.project, words: full.words });
});

test('missing fields have the contract’s messages, and nothing drawn is lost', async ({
  page,
  intake,
}) => {
  await openSheet(page, some);
  await send(page).click();
  await expect(page.getByRole('link', { name: 'Name is required*', exact: true })).toBeVisible();
  await expect(page.getByText('4 of 9 drawn.', { exact: true })).toBeVisible();
  expect(intake.received).toEqual([]);
});

test('the contact form shows the stored sheet, sends it, and can leave it out', async ({
  page,
  intake,
}) => {
  await openSheet(page, some);
  // The sheet from the URL is stored.
  await expect(page).toHaveURL(/\/sheet$/);
  await openForm(page);
  await expect(
    page.getByText(/Your sheet goes with this message: “Bridge inspections”/),
  ).toBeVisible();
  await fillIn(page);
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: "Let's Talk" }).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
  expect(sentTo(intake, 0)).not.toHaveProperty('sheet');

  await openForm(page);
  await fillIn(page);
  await page.getByRole('button', { name: "Let's Talk" }).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
  expect(sentTo(intake, 1).sheet).toContain('Bridge inspections');
});

test('without a sheet the contact form does not mention one', async ({ page, intake }) => {
  await openForm(page);
  await fillIn(page);
  await page.getByRole('button', { name: "Let's Talk" }).click();
  await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
  expect(sentTo(intake, 0)).not.toHaveProperty('sheet');
});

test('the finder’s three answers start a sheet', async ({ page }) => {
  await page.goto('/services');
  const { questions } = loadContent().finder.value;
  for (const { id } of questions) await page.locator(`#finder [name="${id}"]`).first().check();
  await page.getByRole('link', { name: 'Plan your project from these answers' }).click();
  await expect(finish(page)).toBeVisible();
  const words = (await openQuestion(page, 'The problem')).getByLabel('In your own words');
  for (const { answers } of questions)
    await expect(words).toHaveValue(new RegExp(answers[0]?.answer.slice(0, 12) ?? 'nothing'));
});

test('a service and a project start a sheet of their own', async ({ page }) => {
  await page.goto(aService.href);
  await page.getByRole('main').getByRole('link', { name: 'plan your project' }).click();
  await expect(page.getByText(/\d of 9 drawn\./).first()).toBeVisible();
  const project = siteContent().projects.find(({ sheet }) => sheet);
  await page.goto(project?.href ?? '/work');
  await page.getByRole('link', { name: 'Start from this project’s sheet' }).click();
  await expect(page.getByText(/\d of 9 drawn\.|Everything/).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers and contact fields are posted together', async ({ page, intake }) => {
    intake.answers({ status: 200, body: '<h1>Thank you</h1>' });
    await page.goto('/sheet');
    await page.getByLabel('Paper and spreadsheets').check();
    const people = await openQuestion(page, 'People');
    await people.getByLabel('Our own staff').selectOption('tens');
    const when = await openQuestion(page, 'Deadline');
    await expect(when.getByLabel('Which season')).toBeHidden();
    await when.getByLabel('For a season').check();
    await when.getByLabel('Which season').fill('the monsoon');
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const fields = (await intake.received[0]?.fields()) as Record<string, string>;
    expect(fields).toMatchObject({ name: enquiry.name, page: '/sheet' });
    expect(answersFromForm(Object.entries(fields))).toMatchObject({
      today: ['paper'],
      people: { staff: 'tens' },
      when: 'season',
      whenSeason: 'the monsoon',
    });
  });

  test('a link with answers opens the page with the form', async ({ page }) => {
    await page.goto('/sheet#sheet.today=paper');
    await expect(page.getByRole('group', { name: 'What is there today?' })).toBeVisible();
    await expect(send(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
  });
});
