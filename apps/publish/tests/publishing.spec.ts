import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { freePort } from '@studio/tests/support/processes.ts';
import { copiesFirst } from './support/built-site.ts';
import { testPublish, type TestPublish } from './support/publish.ts';
import { serveSite, type ServedSite } from './support/served-site.ts';

const editor = join(import.meta.dirname, '../dist');
const service = '/keystatic/collection/services/item/seo';
const old = 'Get Found by the Right Audience.';
const words = 'Be found by the people who look for you.';
/** Enough for a build of the real site on a busy machine. */
const BUILD_MS = 600_000;

test.describe.configure({ mode: 'serial' });
test.setTimeout(2 * BUILD_MS);

let publish: TestPublish;
let origin: string;
let editions: string;
let site: ServedSite;

test.beforeAll(async () => {
  if (!existsSync(join(editor, 'changes.html')))
    throw new Error('There is no built editor. Run "npm run build -- publish" first.');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  // On another file system than the code, as a volume is: a build cannot rename its files from one to the other.
  editions = mkdtempSync('/dev/shm/editions-');
  const settings = {
    PUBLISH_ORIGIN: origin,
    PUBLISH_EDITOR_FOLDER: editor,
    PUBLISH_EDITIONS: editions,
  };
  publish = await testPublish(settings, copiesFirst());
  await publish.app.listen({ host: '127.0.0.1', port });
});

test.afterAll(async () => {
  site[Symbol.dispose]();
  await publish[Symbol.asyncDispose]();
  rmSync(editions, { recursive: true, force: true });
});

async function openAs(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin + path);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(origin + path);
  return page;
}

async function save(page: Page, tagline: string): Promise<void> {
  await page.getByLabel('Tagline').fill(tagline);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => publish.repository.read('services/seo.yaml')).toContain(tagline);
}

async function shots(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `test-results/publish/${name}-${width}.png` });
    // Nothing is wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
}

const servedTagline = async () => {
  const page = await site.page('/services/seo');
  return [old, words].filter((one) => page.includes(one));
};

test('the first edition is made of everything that is saved', async ({ browser }) => {
  const paul = await openAs(browser, 'Paul Okafor', '/changes');
  await expect(paul.getByRole('heading', { name: 'The first edition' })).toBeVisible();
  await paul.getByRole('button', { name: 'Publish' }).click();
  await expect(paul.getByRole('heading', { name: 'Edition 1 is being made' })).toBeVisible();
  await expect(paul.getByRole('heading', { name: /^Live since/ })).toBeVisible({
    timeout: BUILD_MS,
  });
  site = await serveSite(editions);
  expect(await servedTagline()).toEqual([old]);
});

test('a sentence is changed, described in words, published, and read on the site', async ({
  browser,
}) => {
  const edith = await openAs(browser, 'Edith Varga', service);
  await save(edith, words);
  await edith.getByRole('link', { name: 'Next edition' }).click();
  await expect(edith.getByRole('heading', { name: '1 change by 1 person' })).toBeVisible();
  const change = edith
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Tagline:' })
    .first();
  await expect(change.locator('del')).toHaveText(old);
  await expect(change.locator('ins')).toHaveText(words);
  await expect(change).toContainText('Edith Varga, today');
  await expect(edith.getByText('Ask a publisher to publish it.')).toBeVisible();
  await expect(edith.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  expect(await servedTagline()).toEqual([old]);

  const paul = await openAs(browser, 'Paul Okafor', '/changes');
  await shots(paul, 'changes');
  const began = performance.now();
  await paul.getByRole('button', { name: 'Publish' }).click();
  await expect(paul.getByRole('listitem').filter({ hasText: 'Draw the pages' })).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: BUILD_MS },
  );
  await shots(paul, 'making');
  await expect(paul.getByRole('heading', { name: /^Live since/ })).toBeVisible({
    timeout: BUILD_MS,
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`From Publish to live: ${seconds} s.`);
  await expect(
    paul.getByText(/It was made in \d+ seconds, and \d+ files? (is|are) new/),
  ).toBeVisible();
  await shots(paul, 'live');
  // nginx remembers an open file for ten seconds.
  await expect.poll(servedTagline, { timeout: 60_000 }).toEqual([words]);
});

test('a publisher returns to the previous edition', async ({ browser }) => {
  const paul = await openAs(browser, 'Paul Okafor', '/editions');
  await shots(paul, 'editions');
  const answered = paul.waitForResponse('**/api/publishing/return');
  const began = performance.now();
  await paul.getByRole('button', { name: 'Return to 1' }).click();
  expect((await answered).status()).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect(paul.getByText('Paul Okafor returned to edition 1')).toBeVisible();
  await expect.poll(servedTagline, { timeout: 60_000 }).toEqual([old]);
  // What was written stays for the next edition.
  await paul.getByRole('link', { name: /^Next edition/ }).click();
  await expect(paul.getByRole('heading', { name: '1 change by 1 person' })).toBeVisible();
});

test('what the checks refuse is not published, and the sentence says why', async ({ browser }) => {
  const edith = await openAs(browser, 'Edith Varga', service);
  await save(edith, 'Lorem ipsum.');
  const paul = await openAs(browser, 'Paul Okafor', '/changes');
  await paul.getByRole('button', { name: 'Publish' }).click();
  const refusal = paul.getByRole('alert');
  await expect(refusal.getByRole('heading', { name: 'Not published' })).toBeVisible({
    timeout: BUILD_MS,
  });
  await expect(refusal).toContainText(/Service: .+, Tagline: .*placeholder/);
  await shots(paul, 'refused');
  expect(await servedTagline()).toEqual([old]);
  // The publisher undoes the change; nothing is left to publish.
  await paul.getByRole('button', { name: 'Undo' }).click();
  await expect(paul.getByRole('heading', { name: 'Nothing has changed yet' })).toBeVisible();
  await expect(paul.getByRole('button', { name: 'Publish' })).toBeDisabled();
});
