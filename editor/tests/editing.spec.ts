import { expect, test, type Page } from '@playwright/test';
import { loadContent } from '../../site/src/catalogue/load-content.ts';
import { copy, readCopy, restoreCopy } from './content-copy.ts';
import { EditorPage } from './editor-page.ts';

const seo = 'services/seo.yaml';
const tagline = 'Get Found by the Right Audience.';

// One page for all: what the development servers send is fetched once.
test.describe.configure({ mode: 'serial' });

let page: Page;
let editor: EditorPage;
const asked = new Set<string>();
const faults: string[] = [];

test.beforeAll(async ({ browser }) => {
  restoreCopy(); // a second try begins where the first did
  page = await browser.newPage();
  page.on('request', (request) => asked.add(new URL(request.url()).host));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  editor = new EditorPage(page);
});

test.afterAll(() => page.close());

test('a changed tagline is saved in its own line, and the preview follows', async () => {
  const before = readCopy(seo);
  await editor.open('Services', 'seo');
  await expect(editor.checks).toHaveText('Nothing is wrong here.');
  await expect(editor.phone.getByText(tagline)).toBeVisible();

  await editor.form.getByLabel('Tagline').fill('Be found by those who look.');
  await editor.save();
  await expect(editor.phone.getByText('Be found by those who look.')).toBeVisible();
  await expect(editor.desk.getByText('Be found by those who look.')).toBeVisible();
  expect(readCopy(seo)).toBe(before.replace(tagline, 'Be found by those who look.'));
});

test('a placeholder is told beside the form, in the sentence of the build', async () => {
  await editor.form.getByLabel('Tagline').fill('TODO, as soon as we know.');
  await editor.save();
  await expect(editor.checks).toContainText(
    'tagline still holds the placeholder “TODO”. Write what belongs there.',
  );
  await editor.form.getByLabel('Tagline').fill(tagline);
  await editor.save();
  await expect(editor.checks).toHaveText('Nothing is wrong here.');
});

test('a vacancy that is added opens the careers page', async () => {
  const { form } = editor;
  await editor.open('Vacancies');
  await expect(editor.phone.getByText("Sorry we don't have vacancies now")).toBeVisible();
  await form.getByRole('button', { name: 'Add' }).click();

  await form.getByLabel('Address').fill('web-engineer');
  await form.getByLabel('Title').fill('Web engineer');
  await form
    .getByLabel('Summary')
    .fill(
      'Builds and looks after the sites of our clients, from the first drawing to years later.',
    );
  await form.getByLabel('From').fill('2026-01-01');
  await form.getByLabel('Until').fill('2099-12-31');
  await form.getByLabel('Place').fill('In Coimbatore, or from home within India.');
  await form
    .getByRole('textbox', { name: 'Work', exact: true })
    .fill('You take over one site, learn why it is as it is, and make it lighter.');
  for (const list of ['Needs', 'Offers'])
    for (const words of [`The first of the ${list}.`, `The second of the ${list}.`]) {
      await form.getByRole('group', { name: list }).getByRole('button', { name: 'Add' }).click();
      await form.getByRole('dialog').getByRole('textbox').fill(words);
      await form.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await expect(form.getByRole('row', { name: words })).toBeVisible();
      await expect(form.getByRole('dialog')).toHaveCount(0);
    }
  await form.getByLabel('Apply').fill('Write to us; a person answers within a week.');
  await form.getByRole('button', { name: 'Create' }).click();

  await expect(editor.phone.getByText('A chair is free.')).toBeVisible();
  await expect(editor.phone.getByText('Web engineer').first()).toBeVisible();
  await expect(editor.checks).toHaveText('Nothing is wrong here.');
  expect(loadContent(`${copy}content`).vacancies.map(({ slug }) => slug)).toEqual(['web-engineer']);
});

test('through all of it, nothing was asked of another host', () => {
  expect([...asked].filter((host) => host && !host.startsWith('127.0.0.1:'))).toEqual([]);
  expect(faults).toEqual([]);
});
