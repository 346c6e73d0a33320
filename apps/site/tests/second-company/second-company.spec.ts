import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteContentOn } from '@studio/content/reader/site-content.ts';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { pageOfEachKind } from '@studio/content/routes/page-kinds.ts';
import { sitePages } from '@studio/content/routes/site-pages.ts';
import { axeFaults } from '@studio/browser/axe.ts';
import { folder } from './content-folder.ts';
import { namesOf, readTextFiles, tracesIn } from './traces.ts';

const dist = join(folder, 'dist');
const first = loadContent();
const own = loadContent(join(folder, 'content'));
const today = new Date();
const ownPages = sitePages(siteContentOn(own, today), today);
const green = 'rgb(26, 122, 67)';

const textFiles = readTextFiles(dist);
const paths = textFiles
  .filter(({ file }) => file.endsWith('.html'))
  .map(({ file }) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .sort();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no file has a trace of the first company', () => {
  const { contact, brand } = first.company.value;
  const traces = [contact.country, brand.color, first.logo.shapes, first.pages.home.heading];
  expect(tracesIn(textFiles, [...namesOf(first), ...traces])).toEqual([]);
});

test('no word of the first company’s country is left', () => {
  const words =
    /\bindian?\b|kolkata|coimbatore|tamil|malayalam|diwali|republic day|rupee|₹|\blakh|crore|dpdp|data protection board|cert-in|\+91\b/giu;
  // An id in stored sheets, links and enquiries; people read “100,000 +”.
  const id = /(?<=people\.(?:[a-z]+=)?)lakhs\b/gu;
  const left = textFiles.flatMap(({ file, text }) =>
    [...text.replace(id, '').matchAll(words)].map(([word]) => `${file}: ${word}`),
  );
  expect([...new Set(left)]).toEqual([]);
});

test('three services fewer, and no broken link', () => {
  expect(own.services.length).toBe(first.services.length - 3);
  const broken = textFiles
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ text }) =>
      [...text.matchAll(/ href="(\/[a-z0-9/-]*)["#]/g)].map(([, href = '']) => href),
    )
    .filter((href) => !paths.includes(href));
  expect([...new Set(broken)]).toEqual([]);
});

test('color, logo, icons, manifest and link previews are its own', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: own.pages.home.heading })).toHaveCSS(
    'background-color',
    green,
  );
  await expect(page.getByRole('banner').locator('svg path').first()).toHaveCSS('fill', green);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ name: 'Fernwell Digital', theme_color: '#1a7a43' });
  for (const picture of ['/og/index.png', '/icons/maskable-512.png']) {
    const file = await (await request.get(picture)).body();
    const pixels = await sharp(file).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 3)], picture).toEqual([26, 122, 67]);
  }
});

test('text, headings and labels use its fonts, and no other is loaded', async ({ page }) => {
  await page.goto('/');
  const sans = page.locator('body');
  await expect(sans).toHaveCSS('font-family', /^"Schibsted Grotesk", "Schibsted Fallback"/);
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Schibsted Display"/);
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Schibsted Grotesk', 'Schibsted Display']));
  const files = globSync('**/*.woff2', { cwd: dist }).map((file) => file.replace(/^.*\//, ''));
  expect(files.map((file) => file.split('.')[0]).sort()).toEqual([
    'jetbrains-mono',
    'schibsted-grotesk',
  ]);
});

test('each fallback font has the metrics of its font, so that nothing shifts', async ({ page }) => {
  await page.goto('/');
  for (const [font, fallback] of [
    ['Schibsted Grotesk', 'Schibsted Fallback'],
    ['Schibsted Display', 'Schibsted Display Fallback'],
    ['JetBrains Mono', 'JetBrains Fallback'],
  ] as const) {
    const [own, fallbackFont] = await Promise.all(
      [font, fallback].map((family) =>
        page.evaluate(async (family) => {
          await document.fonts.load(`16px "${family}"`);
          const line = document.createElement('span');
          line.textContent = 'We build and look after software for hospitals and ports. '.repeat(4);
          // In a large size, because a browser may round the width of each letter to a pixel.
          line.style.cssText = `position: absolute; font: 96px "${family}"; white-space: nowrap`;
          document.body.append(line);
          return { width: line.offsetWidth, height: line.offsetHeight };
        }, family),
      ),
    );
    expect((fallbackFont?.width ?? 0) / (own?.width ?? 0), font).toBeCloseTo(1, 2);
    expect((fallbackFont?.height ?? 0) / (own?.height ?? 0), font).toBeCloseTo(1, 2);
  }
});

test('the cover drawings follow the brand, and no fill or line stays blue', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/services');
    const blues = await page.locator('svg *').evaluateAll((shapes) =>
      shapes
        .flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
        .filter((color) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
          return blue > green + 16 && blue > red + 16;
        }),
    );
    expect([...new Set(blues)], colorScheme).toEqual([]);
  }
});

test('the phone field starts with its country', async ({ page }) => {
  await page.goto('/contact');
  const country = page.getByRole('combobox', { name: 'Country code' });
  await expect(country.locator('option:checked')).toHaveText('+351 Portugal');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [room, words] = await country.evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const line = document.createElement('span');
      line.textContent = select.selectedOptions[0]?.textContent ?? '';
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
      document.body.append(line);
      const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
      return [select.clientWidth - padding, line.getBoundingClientRect().width];
    });
    expect(room, `${width} px, less its arrow`).toBeGreaterThanOrEqual(words + 16);
  }
});

test('covers are its photographs and a client’s logo is shown, each with its text', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of [/^A photograph of the place/, 'Logo of Halloran Freight']) {
    const picture = page.getByRole('img', { name }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
});

/** The overlap of the heading's text and the drawing beside it, in pixels. */
const overlap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const hero = document.querySelector('h1')?.closest('section');
    const heading = document.createRange();
    heading.selectNodeContents(document.querySelector('h1') ?? document.body);
    const drawing = [...(hero?.querySelectorAll('svg[role=img]') ?? [])]
      .map((svg) => svg.getBoundingClientRect())
      .find(({ width }) => width > 0);
    if (!drawing) throw new Error('The hero has no drawing.');
    return Math.max(
      ...[...heading.getClientRects()].map((line) =>
        Math.min(
          Math.min(line.right, drawing.right) - Math.max(line.left, drawing.left),
          Math.min(line.bottom, drawing.bottom) - Math.max(line.top, drawing.top),
        ),
      ),
    );
  });

test('a headline of any length does not overlap the drawing, at every width', async ({ page }) => {
  await page.goto('/');
  const longest = 'Extraordinarily thoughtful engineering '.repeat(6).slice(0, 220);
  for (const width of [320, 390, 768, 1023, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const heading of [own.pages.home.heading, longest]) {
      await page.locator('h1').evaluate((h1, text) => (h1.textContent = text), heading);
      expect(await overlap(page), `${width} px, ${heading.length} letters`).toBeLessThanOrEqual(0);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`axe finds nothing: every kind of page, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...pageOfEachKind(ownPages), '/404', '/500']) {
      await page.goto(path === '/404' ? '/no-such-page' : path);
      expect(await axeFaults(page), path).toEqual([]);
    }
  });
