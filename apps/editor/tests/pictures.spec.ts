import { expect, test, type Page } from '@playwright/test';
import { copyHolds, readCopy, restoreCopy } from './content-copy.ts';
import { EditorPage } from '@studio/browser/editor-page.ts';
import { photograph } from './photograph.ts';

const project = 'projects/dispatch-console.yaml';
const kept = 'pictures/dispatch-console/control-room-7.jpg';

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

test('a photograph becomes the cover of a project, and the preview shows it', async () => {
  const before = readCopy(project);
  await editor.open('Projects', 'dispatch-console');
  await editor.upload('Picture', 'Control Room (7).JPG', await photograph(1600, 900));
  await editor.save();
  const cover = editor.desk.locator('img[src*="/pictures/control-room-7-"]').first();
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(readCopy(project)).toBe(before.replace(/^cover: .+\n/m, `$&picture: ${kept}\n`));
  expect(copyHolds(kept)).toBe(true);
  await editor.nothingIsWrong();
});

test('a file that is no photograph is refused', async () => {
  await editor.upload('Picture', 'dance.gif', Buffer.from('GIF89a'));
  await expect(editor.form.getByText('Not taken.')).toHaveText(
    'Not taken. “dance.gif” is not a file that a cover can be made from. Choose one that ends with .jpg, .jpeg, .png or .webp.',
  );
});

test('one that is too small is reported beside the form, with a link to its field', async () => {
  await editor.upload('Picture', 'small.jpg', await photograph(900, 700));
  await editor.save();
  await expect(editor.checks).toContainText(
    'which is 900 × 700 pixels, and a cover needs at least 1360 × 672. Use a larger picture.',
  );
  expect(copyHolds(kept)).toBe(false);
  await editor.checks.getByRole('button', { name: 'Picture' }).click();
  await expect(
    editor.picture('Picture').getByRole('button', { name: 'Choose file' }),
  ).toBeFocused();
});

test('a picture that is removed is gone from the file and from the folder', async () => {
  await editor.picture('Picture').getByRole('button', { name: 'Remove' }).click();
  await editor.save();
  await expect.poll(() => readCopy(project)).not.toContain('picture:');
  await expect.poll(() => copyHolds('pictures/dispatch-console/small.jpg')).toBe(false);
  await editor.nothingIsWrong();
});

test('the service behind the form accepts only files of content', async () => {
  const answer = await page.request.post('/api/keystatic/update', {
    headers: { 'no-cors': '1' },
    data: {
      additions: [{ path: 'pictures/dispatch-console/run.sh', contents: 'ZWNobwo' }],
      deletions: [],
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([
    400,
    "content/pictures/dispatch-console/run.sh is neither a page's file nor a picture in content/pictures. Nothing was saved.",
  ]);
  expect(copyHolds('pictures/dispatch-console/run.sh')).toBe(false);
});
