import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { changedFiles, restoreCopy } from './content-copy.ts';
import { EditorPage } from '@studio/browser/editor-page.ts';
import { examples } from './examples.ts';
import { run, withContent } from './project-copy.ts';

// All tests share one page, so that it is loaded from the development servers only once.
test.describe.configure({ mode: 'serial' });

let page: Page;
const changed = new Map<string, Buffer>();

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});

test.afterAll(async () => {
  restoreCopy();
  await page.close();
});

const byDay = 'Add a project';

test('every example of docs/editing.md is tested here', () => {
  const document = readFileSync(new URL('../../../docs/editing.md', import.meta.url), 'utf8');
  const headings = [...document.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const first = headings.indexOf('Change a sentence');
  const last = headings.indexOf('Add a person');
  expect(headings.slice(first, last)).toEqual(Object.keys(examples));
});

// By day only a new entry is added, because editing.spec.ts changes a sentence. The others take a minute each, so they
// run at night.
for (const [heading, play] of Object.entries(examples)) {
  const when = heading === byDay ? {} : { tag: '@nightly' };
  test(`${heading}: the panel reports nothing afterwards`, when, async () => {
    restoreCopy();
    const editor = new EditorPage(page);
    await play(editor);
    await editor.nothingIsWrong();
    const files = changedFiles();
    expect(files.size).toBeGreaterThan(0);
    for (const [file, text] of files) changed.set(file, text);
  });
}

/** The checks that read content; CI has run the checks of code before. */
const checks = ['npm run check:content', 'npm run check -- format', 'npm run check -- words'];
/** The tests of modules that read content. */
const tests = 'npm test -- site/ tools/ apps/desk/';

// Runs the unit tests again on the edited content, which takes longer than the rest of this file.
const together = 'all of them together pass every check and test that reads content';
test(together, { tag: '@nightly' }, async () => {
  test.setTimeout(900_000);
  const results = await withContent(changed, async (folder) => {
    const tested = run(folder, tests);
    const checked = [];
    for (const check of checks) checked.push(await run(folder, check));
    return [...checked, await tested];
  });
  expect(results.filter(({ status }) => status !== 0)).toEqual([]);
});
