import { expect, test, type Page } from '@playwright/test';
import { EditorPage } from '@studio/browser/editor-page.ts';
import { servedEditor, type ServedEditor } from './support/served-editor.ts';

// All tests share one page: other tests cover signing in and loading the editor.
test.describe.configure({ mode: 'serial' });

let served: ServedEditor;
let page: Page;
let editor: EditorPage;

test.beforeAll(async ({ browser }) => {
  served = await servedEditor();
  page = await browser.newPage({ viewport: { width: 1720, height: 1000 } });
  await page.goto(`${served.origin}/edit`);
  await page.getByRole('link', { name: 'Edith Varga' }).click();
  editor = new EditorPage(page, `${served.origin}/edit`);
});

test.afterAll(() => served[Symbol.asyncDispose]());

test('a list shows names, and the days on which claims are due', async () => {
  await editor.open('Projects');
  await expect(
    editor.form
      .getByRole('gridcell', { name: 'Dispatch console' })
      .or(editor.form.getByRole('rowheader', { name: 'Dispatch console' }))
      .first(),
  ).toBeVisible();
  await editor.open('Claims and sources');
  const claim = editor.form.getByRole('row', { name: /^over 42% of websites/ });
  await expect(claim).toContainText('check again by May 15, 2027');
  await claim.click();
  await expect(
    editor.panel.getByRole('link', { name: '/services/wordpress#source-' }),
  ).toBeVisible();
});

test('a review is shown at its place in the page, and stays', async () => {
  await editor.open('Reviews', 'founder');
  const fourth = editor.desk.getByRole('link', { name: '4 of 5' });
  await expect(fourth).toHaveAttribute('aria-current', 'true');
  await page.waitForTimeout(4000); // by then the carousel would have moved on
  await expect(fourth).toHaveAttribute('aria-current', 'true');
});

test('a reload keeps the open form', async () => {
  await editor.open('Services', 'seo');
  await expect(page).toHaveURL(/#\/collection\/services\/item\/seo$/);
  await page.reload();
  await expect(editor.form.getByRole('textbox', { name: 'Tagline' })).toBeVisible();
});

test('a form with a red field is not reported as fine', async () => {
  await expect(editor.checks).toHaveText('Nothing is wrong here.');
  const tagline = editor.form.getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('a');
  await tagline.blur();
  await expect(editor.checks).toHaveText('Not saved while this is red in the form: Tagline.');
});

test('a list entry that cannot be saved is reported with a reason and a link', async () => {
  await page.reload();
  const before = served.repository.read('services/seo.yaml');
  await editor.form.getByRole('group', { name: 'Not for' }).getByRole('row').first().click();
  await editor.dialog.getByRole('textbox').fill('ab');
  await editor.dialog.getByRole('button', { name: 'Done' }).click();
  await editor.save();
  await expect(editor.checks).toContainText(
    'Not saved. Not for, Items, entry 1: Between 3 and 220 characters.',
  );
  expect(served.repository.read('services/seo.yaml')).toBe(before);
  await editor.checks.getByRole('button', { name: 'Not for, Items, entry 1' }).click();
  await expect(editor.dialog.getByRole('textbox')).toBeFocused();
  await expect(editor.dialog.getByRole('textbox')).toHaveValue('ab');
});

test('nothing is preselected when a technology is added', async () => {
  await editor.open('Projects', 'dispatch-console');
  await editor.form
    .getByRole('group', { name: 'Stack' })
    .getByRole('button', { name: 'Add', exact: true })
    .click();
  await editor.dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(editor.dialog).toContainText('Choose one of the list.');
});
