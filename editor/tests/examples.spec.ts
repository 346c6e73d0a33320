import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { changedFiles, restoreCopy } from './content-copy.ts';
import { EditorPage } from './editor-page.ts';
import { examples } from './examples.ts';
import { run, withContent } from './project-copy.ts';

// One page for all: what the development servers send is fetched once.
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

test('every example of docs/editing.md is played here', () => {
  const document = readFileSync(new URL('../../docs/editing.md', import.meta.url), 'utf8');
  const headings = [...document.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const first = headings.indexOf('Change a sentence');
  const last = headings.indexOf('What happens when you save');
  expect(headings.slice(first, last)).toEqual(Object.keys(examples));
});

for (const [heading, play] of Object.entries(examples))
  test(`${heading}: the panel has nothing to say afterwards`, async () => {
    restoreCopy();
    const editor = new EditorPage(page);
    await play(editor);
    await editor.nothingIsWrong();
    const files = changedFiles();
    expect(files.size).toBeGreaterThan(0);
    for (const [file, text] of files) changed.set(file, text);
  });

/** Those that read content; what judges code has seen the same code without it. */
const checks = [
  'npm run check:content',
  'npm run check:format',
  'npm run check:words',
  'npm run check:house',
];
/** In the rooms from which the plan of the house leads to content. */
const tests = 'npm test -- site/ tools/ desk/app/';

test('all of them together pass every check and test that reads content', async () => {
  test.setTimeout(900_000);
  const results = await withContent(changed, async (folder) => {
    const tested = run(folder, tests);
    const checked = [];
    for (const check of checks) checked.push(await run(folder, check));
    return [...checked, await tested];
  });
  expect(results.filter(({ status }) => status !== 0)).toEqual([]);
});
