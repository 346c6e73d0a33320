import { expect, test, type Page } from '@playwright/test';
import { readCopy, restoreCopy } from './content-copy.ts';
import { EditorPage } from '@studio/browser/editor-page.ts';

const seo = 'services/seo.yaml';
const tagline = 'Get Found by the Right Audience.';

// All tests share one page, so that it is loaded from the development servers only once.
test.describe.configure({ mode: 'serial' });

let page: Page;
let editor: EditorPage;
const asked = new Set<string>();
const faults: string[] = [];

test.beforeAll(async ({ browser }) => {
  restoreCopy(); // a retry begins like the first run
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

test('a placeholder is reported beside the form, with the message of the build', async () => {
  await editor.form.getByLabel('Tagline').fill('TODO, as soon as we know.');
  await editor.save();
  await expect(editor.checks).toContainText(
    'Tagline still holds the placeholder “TODO”. Write what belongs there.',
  );
  await editor.form.getByLabel('Tagline').fill(tagline);
  await editor.save();
  await editor.nothingIsWrong();
});

test('none of these tests requested anything from another host', () => {
  expect([...asked].filter((host) => host && !host.startsWith('127.0.0.1:'))).toEqual([]);
  expect(faults).toEqual([]);
});
