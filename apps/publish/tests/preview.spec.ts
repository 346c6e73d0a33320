import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '@studio/browser/axe.ts';
import { builtSite } from './support/built-site.ts';
import { servedEditor, type ServedEditor } from './support/served-editor.ts';

const form = '#/collection/services/item/seo';

test.describe.configure({ mode: 'serial' });

let publish: ServedEditor;
let origin: string;
let preview: string;

test.beforeAll(async () => {
  publish = await servedEditor();
  ({ origin, preview } = publish);
});

test.afterAll(() => publish[Symbol.asyncDispose]());

/**
 * Removes the two expected differences: a build joins styles and scripts into files with checksums, and an island's id
 * depends on the path of the build.
 */
const withoutNamed = (html: string): string =>
  html
    .replace(/<link rel="stylesheet"[^>]*>|<style>.*?<\/style>/gsu, '')
    .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gsu, '')
    .replace(/<astro-island uid="\w+"/gu, '<astro-island');

/** Enters the preview as a browser does: the editor redirects with the key, and the preview sets its cookie. */
async function enter(): Promise<string> {
  const edith = await publish.signIn('edith');
  const way = (await edith.get('/preview?to=/')).headers.location ?? '';
  expect(way).toContain(`${preview}/_enter?`);
  const answer = await fetch(way, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('every page is drawn as in the build', async () => {
  const cookie = await enter();
  const pages = globSync('**/*.html', { cwd: builtSite });
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const address = `/${page.replace(/(?:^index)?\.html$/u, '')}`;
    const drawn = await (await fetch(preview + address, { headers: { cookie } })).text();
    const built = readFileSync(join(builtSite, page), 'utf8');
    expect(withoutNamed(drawn), address).toBe(withoutNamed(built));
  }
});

test('the preview is only for signed-in users, is not indexed by search engines, and sends nothing', async () => {
  const cookie = await enter();
  const stranger = await fetch(`${preview}/services/seo`);
  expect([stranger.status, await stranger.text()]).toEqual([
    403,
    'Open the preview from the editor.',
  ]);
  for (const way of ['/_enter?key=wrong&to=/', '/_enter?to=/'])
    expect((await fetch(preview + way, { redirect: 'manual' })).status).toBe(403);
  const page = await fetch(`${preview}/services/seo`, { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'none'");
  expect(
    (await fetch(`${preview}/api/enquiries`, { method: 'POST', headers: { cookie } })).status,
  ).toBe(405);
  expect((await fetch(`${preview}/no-such-page`, { headers: { cookie } })).status).toBe(404);
});

async function openForm(page: Page): Promise<void> {
  await page.goto(`${origin}/edit`);
  await page.getByRole('link', { name: 'Edith Varga' }).click();
  await expect(page).toHaveURL(/\/edit/u);
  await page.goto(`${origin}/edit${form}`);
  await page.reload();
}

test('findings and preview are beside the form, and follow each save', async ({ page }) => {
  await openForm(page);
  const editor = page.frameLocator('iframe[title=Editor]');
  const desk = page.frameLocator('iframe[title="Preview on a desk"]');
  await expect(page.getByRole('heading', { name: /^Checks of .*: / })).toBeVisible();
  await expect(page.getByText('Nothing is wrong here.')).toBeVisible();
  await expect(desk.getByText('Get Found by the Right Audience.')).toBeVisible();

  const save = async (tagline: string) => {
    await editor.getByLabel('Tagline').fill(tagline);
    await editor.getByRole('button', { name: 'Save' }).click();
  };
  await save('Be found by the right people.');
  const began = performance.now();
  await expect(desk.getByText('Be found by the right people.')).toBeVisible();
  console.log(`From save to preview: ${Math.round(performance.now() - began) / 1_000} s.`);

  await save('Lorem ipsum.');
  await expect(page.getByRole('status').getByText(/placeholder/)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `test-results/publish/beside-${width}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
});

/** The elements of the panel that reach over its edge or cut off their content. */
const cutParts = (page: Page): Promise<string[]> =>
  page.getByRole('complementary').evaluate((panel) => {
    const edge = panel.getBoundingClientRect().left + panel.clientLeft + panel.clientWidth;
    return [panel, ...panel.querySelectorAll('*')]
      .filter((one) => {
        // A page in a frame is laid out at its full width and then made smaller; its box hides the rest.
        const isFrame = one.matches('iframe, :has(> iframe)');
        const isTruncated = !isFrame && one.scrollWidth > one.clientWidth + 1;
        const isInline = getComputedStyle(one).display === 'inline';
        const isBeyond = one !== panel && one.getBoundingClientRect().right > edge + 0.5;
        return (isTruncated && !isInline) || isBeyond;
      })
      .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`);
  });

test('the panel with findings, on a phone and on a desk, light and dark: axe finds nothing, nothing is cut', async ({
  page,
}) => {
  await openForm(page);
  const editor = page.frameLocator('iframe[title=Editor]');
  // A placeholder, and a name that the spelling check does not know.
  await editor.getByLabel('Tagline').fill('Lorem ipsum of Sivakumarasamy.');
  await editor.getByRole('button', { name: 'Save' }).click();
  const findings = page.getByRole('status');
  await expect(findings.getByText(/placeholder/)).toBeVisible();
  await expect(findings.getByRole('button', { name: 'Add “Sivakumarasamy”' })).toBeVisible();
  const desk = page.frameLocator('iframe[title="Preview on a desk"]');
  await expect(desk.getByText('Lorem ipsum of Sivakumarasamy.')).toBeAttached();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [320, 640],
      [1440, 900],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const look = `${width}, ${colorScheme}`;
      expect(await axeFaults(page), look).toEqual([]);
      expect(await cutParts(page), look).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, look).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `test-results/publish/panel-${width}-${colorScheme}.png` });
    }
});
