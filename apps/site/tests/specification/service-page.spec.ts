import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { loadContent } from '@studio/content/reader/load-content.ts';
import { builtPages, fileOf } from '../built-pages.ts';
import { claims, servicePages } from './words.ts';

const rows = 'R16 R17 R18 R19 R20 R21 R23 R24 R26 R27 R28 R29 R30';

/** The bands of every page, with the minimum number of entries. */
const bands = [
  ['R18', 'Why clients call us about this', 3],
  ['R19', 'Services offered', 4],
  ['R20', 'How the work runs', 4],
  ['R21', 'Technologies and tools', 4],
  ['R22', 'Key features', 6],
  ['R23', 'Why work with us', 2],
] as const;

async function heroIsBlue(page: Page): Promise<void> {
  const hero = page.locator('main > section').first();
  await expect(hero).toHaveCSS('background-color', 'rgb(13, 110, 214)');
  await expect(hero.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  await expect(hero.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const tagline = hero.getByRole('paragraph').first();
  await expect(tagline).not.toBeEmpty();
  const size = await tagline.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThan(2 * 16);
  const consult = hero.getByRole('link', { name: 'Consult with us' });
  await expect(consult).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('img')).toBeVisible();
}

async function introIsHighlighted(page: Page): Promise<void> {
  const intro = page.locator('main > section').nth(1);
  const dropped = await intro
    .getByRole('paragraph')
    .first()
    .evaluate((text) =>
      getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter'),
    );
  expect(dropped !== 'normal' || (await intro.locator('dfn').count()) > 0).toBe(true);
  await expect(intro.getByRole('img')).toBeVisible();
}

async function stepsAreNumbered(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'How the work runs' }).getByRole('listitem');
  for (const [i, text] of (await steps.allInnerTexts()).entries()) {
    expect(text).toMatch(new RegExp(`^${i + 1}\\b`));
    expect(text).toContain('You get:');
  }
}

async function closesAsAgreed(page: Page): Promise<void> {
  const closing = page.locator('#contact');
  await expect(closing.getByRole('heading', { level: 2 })).not.toBeEmpty();
  await expect(closing.getByRole('heading', { level: 3 }).first()).not.toBeEmpty();
  await expect(closing.locator('form')).toBeVisible();
  const talk = closing.getByRole('link', { name: "Let's talk" });
  await expect(talk).toHaveAttribute('href', '/contact');
  await expect(closing.getByLabel('Subject')).not.toHaveValue('');
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const [slug, title, tagline] of servicePages)
  test(`${rows} ${slug} has every band of the specification`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    await test.step('R16', () => heroIsBlue(page));
    await test.step('R29 R30', async () => {
      const hero = page.locator('main > section').first();
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(title);
      if (tagline) await expect(hero.getByRole('paragraph').first()).toHaveText(tagline);
    });
    await test.step('R17', () => introIsHighlighted(page));
    for (const [row, name, fewest] of bands)
      await test.step(row, async () => {
        const entries = page.getByRole('region', { name, exact: true }).getByRole('listitem');
        expect(await entries.count(), name).toBeGreaterThanOrEqual(fewest);
      });
    await test.step('R20', () => stepsAreNumbered(page));
    await test.step('R26', async () => {
      const why = page.getByRole('region', { name: /^Why [^?]+\?$/ });
      await expect(why.getByRole('heading', { level: 4 })).toHaveText([
        'Deep application development expertise',
        'Domain expertise and IP led',
        'Extensive partner ecosystem',
      ]);
    });
    await test.step('R24 R27 R28', () => closesAsAgreed(page));
  });

test('R30 a tagline breaks only between words', async ({ page }) => {
  await page.goto('/services/shopify');
  const word = page.getByRole('main').getByText('E-commerce', { exact: true }).first();
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await word.evaluate((span) => span.getClientRects().length), `${width} px`).toBe(1);
  }
});

test('R31 the title of the SEO page is spelled out correctly', async ({ page }) => {
  await page.goto('/services/seo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search Engine Optimization (SEO)',
  );
  await expect(page.getByText(/Optimizatio\b/)).toHaveCount(0);
});

test('R22 features are in 2 columns on small screens, in 3 from the small breakpoint up', async ({
  page,
}) => {
  await page.goto('/services/seo');
  const grid = page.getByRole('region', { name: 'Key features' }).getByRole('list');
  for (const [width, columns] of [
    [320, 2],
    [639, 2],
    [640, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(tracks.split(' '), `${width} px`).toHaveLength(columns);
  }
});

test('R25 the technology strip shows real logos, or the name if a brand has none', async ({
  page,
}) => {
  await page.goto('/services/aws');
  const strip = page.getByRole('region', { name: 'Technologies and tools' });
  for (const item of await strip.getByRole('listitem').all()) await expect(item).not.toBeEmpty();
  const mark = strip.locator('img').first();
  await mark.scrollIntoViewIfNeeded();
  const drawn = () => mark.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
});

for (const [slug, id, words] of claims)
  test(`R50 ${slug} shows ${id}: ${words}`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  });

test('R50 a claim is numbered and leads to its source line', async ({ page }) => {
  await page.goto('/services/wordpress');
  await page.getByRole('link', { name: 'Source 1' }).first().click();
  await expect(page).toHaveURL(/#source-1$/);
  await expect(page.locator('#source-1')).toBeInViewport();
  await expect(page.locator('#source-1')).toContainText('last checked');
});

test('R51 there is one WordPress share, not two', async () => {
  const claimed = Object.values(loadContent().claims.value);
  expect(claimed.filter(({ sentence }) => /WordPress.*%/.test(sentence))).toHaveLength(1);
  const shares = new Set<string>();
  for (const path of builtPages) {
    const html = await readFile(fileOf(path), 'utf8');
    const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '');
    for (const [, share = ''] of words.matchAll(/(\d+)\s?% of (?:all |the )*(?:web)?sites?\b/g))
      shares.add(share);
  }
  expect([...shares]).toEqual(['42']);
});
