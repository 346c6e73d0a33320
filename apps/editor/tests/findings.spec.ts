import { expect, test, type Page } from '@playwright/test';
import { readCopy, restoreCopy, writeCopy } from './content-copy.ts';
import { EditorPage } from '@studio/browser/editor-page.ts';

const project = 'projects/dispatch-console.yaml';

// All tests share one page, so that it is loaded from the development servers only once.
test.describe.configure({ mode: 'serial' });

let page: Page;
let editor: EditorPage;

test.beforeAll(async ({ browser }) => {
  restoreCopy();
  page = await browser.newPage();
  editor = new EditorPage(page);
});

test.afterAll(async () => {
  restoreCopy();
  await page.close();
});

test('a broken reference stops only its own preview', async () => {
  writeCopy(project, readCopy(project).replace('[ui-ux,', '[nonexistent,'));
  await editor.open('Projects', 'dispatch-console');
  await expect(editor.checks).toContainText(
    'Disciplines, entry 1 refers to the service “nonexistent”, which does not exist.',
  );
  await expect(editor.panel).toContainText('Fix the errors above to see this page.');

  await editor.open('Reviews', 'founder');
  await expect(editor.phone.getByText('Client Reviews')).toBeVisible();
  await editor.panel.getByText('Elsewhere: 1').click();
  await expect(editor.panel).toContainText(`content/${project}`);
  await editor.panel
    .getByRole('button', { name: 'Projects: Dispatch console, Disciplines, entry 1' })
    .click();
  await expect(editor.dialog).toContainText('“nonexistent” is not in the list.');
});

test('so does a file that cannot be read', async () => {
  writeCopy(project, 'order: [\n');
  await editor.open('Services', 'seo');
  await expect(editor.panel.getByText(/^Elsewhere/)).toBeVisible();
  await expect(editor.phone.getByText('Get Found by the Right Audience.')).toBeVisible();
});
