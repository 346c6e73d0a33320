import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { freePort } from '@studio/tests/support/processes.ts';
import { testPublish, type TestPublish } from './support/publish.ts';

const editor = join(import.meta.dirname, '../dist');
const seo = 'services/seo.yaml';
const tagline = 'Get Found by the Right Audience.';

test.describe.configure({ mode: 'serial' });

let publish: TestPublish;
let origin: string;
const asked = new Set<string>();
const faults: string[] = [];

test.beforeAll(async () => {
  if (!existsSync(editor))
    throw new Error('There is no built editor. Run "npm run build -- publish" first.');
  const port = await freePort();
  // Browsers keep a Secure cookie for localhost without TLS.
  origin = `http://localhost:${port}`;
  publish = await testPublish({ PUBLISH_ORIGIN: origin, PUBLISH_EDITOR_FOLDER: editor });
  await publish.app.listen({ host: '127.0.0.1', port });
});

test.afterAll(() => publish[Symbol.asyncDispose]());

/** Opens an address of the editor as a user who is not signed in yet. */
async function openAs(browser: Browser, name: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('request', (request) => asked.add(new URL(request.url()).hostname));
  page.on('console', (message) => {
    // A user who is not signed in yet gets one 401, and goes on to the sign-in.
    if (message.type() === 'error' && !message.text().includes('status of 401'))
      faults.push(message.text());
  });
  await page.goto(origin + path);
  await page.getByRole('link', { name }).click();
  return page;
}

const service = '/keystatic/collection/services/item/seo';

test('an editor signs in, changes a sentence and saves: a commit in their name', async ({
  browser,
}) => {
  const before = publish.repository.read(seo);
  const page = await openAs(browser, 'Edith Varga', service);
  await expect(page).toHaveURL(origin + service);
  await page.getByLabel('Tagline').fill('Be found by those who look.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => publish.repository.git('log', '-1', '--format=%an: %s'))
    .toBe('Edith Varga: content: change services/seo.yaml');
  expect(publish.repository.read(seo)).toBe(before.replace(tagline, 'Be found by those who look.'));
  // A second save works too: the form knows its new version.
  await page.getByLabel('Tagline').fill(tagline);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => publish.repository.read(seo)).toBe(before);
  await page.screenshot({ path: 'test-results/publish/saved.png' });
  await page.context().close();
});

test('the second of two users of one form is shown who saved first', async ({ browser }) => {
  const paul = await openAs(browser, 'Paul Okafor', service);
  await expect(paul.getByLabel('Tagline')).toHaveValue(tagline);
  const edith = await openAs(browser, 'Edith Varga', service);
  await edith.getByLabel('Tagline').fill('Edith was faster.');
  await edith.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => publish.repository.read(seo)).toContain('Edith was faster.');
  expect(faults).toEqual([]);

  await paul.getByLabel('Tagline').fill('Paul was not.');
  await paul.getByRole('button', { name: 'Save' }).click();
  const notice = /Edith Varga changed content\/services\/seo\.yaml .* Nothing was saved\./;
  await expect(paul.getByText(notice)).toBeVisible();
  await paul.screenshot({ path: 'test-results/publish/overtaken.png' });
  await expect(paul.getByLabel('Tagline')).toHaveValue('Paul was not.');

  // Keystatic restores his draft over the new version: it is refused again.
  await paul.reload();
  await expect(paul.getByLabel('Tagline')).toHaveValue('Paul was not.');
  await paul.getByRole('button', { name: 'Save' }).click();
  await expect(paul.getByText(notice)).toBeVisible();
  expect(publish.repository.read(seo)).toContain('Edith was faster.');
});

test('a role of the desk does not open the editor', async ({ browser }) => {
  const page = await openAs(browser, 'Asha Raman', '/edit');
  await expect(page.getByRole('heading', { name: 'You have no access' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in as someone else' })).toBeVisible();
});

test('none of these tests requested anything from another host', () => {
  expect([...asked].filter((host) => !['localhost', '127.0.0.1', ''].includes(host))).toEqual([]);
});

test('the built editor loads no fonts from another host, and uses our YAML writer', () => {
  const code = globSync('**/*.js', { cwd: editor })
    .map((file) => readFileSync(join(editor, file), 'utf8'))
    .join('\n');
  expect(code).not.toContain('googleapis');
  // A message of js-yaml, which our writer replaces.
  expect(code).not.toContain('bad indentation of a mapping entry');
  expect(code).toContain('$source');
});
