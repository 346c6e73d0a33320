import { expect } from '@playwright/test';
import { siteContent } from '@studio/content/reader/site-content.ts';
import { changeDays, lastChanged } from '@studio/content/reader/last-changed.ts';
import { sitePages } from '@studio/content/routes/site-pages.ts';
import { builtPicture, builtText } from './built-file.ts';
import { pages } from './built-pages.ts';
import { test, type BuiltHead } from './read-heads.ts';

/** The metadata for search engines, assistants and link previews. Structured data has a file of its own. */

const { company, projects } = siteContent();
const brand = '#0d6ed6';
const absolute = (path: string): string => new URL(path, company.domain).href;
const nameOf = (path: string): string => (path === '/' ? '/index' : path);

// One worker reads them all.
test.describe.configure({ mode: 'default' });

const listed = (heads: readonly BuiltHead[]) => heads.filter(({ path }) => pages.includes(path));
const linked = ({ links }: BuiltHead, rel: string) => links.filter((link) => link.rel === rel);

test('every page has a title and a description of its own', ({ heads }) => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ metas }) => metas['description'])).size).toBe(heads.length);
  for (const { path, title, metas } of heads) {
    expect(title, path).toContain(company.name);
    expect(metas['description']?.length, path).toBeGreaterThanOrEqual(70);
    expect(metas['description']?.length, path).toBeLessThanOrEqual(160);
  }
});

test('every page names its canonical URL, its Markdown version and its preview', ({ heads }) => {
  for (const head of listed(heads)) {
    const { path, title, metas } = head;
    expect(linked(head, 'canonical'), path).toEqual([
      { rel: 'canonical', href: absolute(path), type: '' },
    ]);
    expect(linked(head, 'alternate'), path).toEqual([
      { rel: 'alternate', href: `${nameOf(path)}.md`, type: 'text/markdown' },
    ]);
    expect(metas, path).toMatchObject({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:description': metas['description'],
      'og:url': absolute(path),
      'og:image': absolute(`/og${nameOf(path)}.png`),
      'twitter:card': 'summary_large_image',
    });
    expect(title, path).toContain(metas['og:title']);
    expect(metas['og:image:alt'], path).toMatch(/\S/);
    expect(metas['robots'], path).toBeUndefined();
  }
});

test('a result page is not indexed', ({ heads }) => {
  const answers = heads.filter(({ path }) => !pages.includes(path));
  expect(answers.map(({ path }) => path)).toContain('/404');
  for (const head of answers) {
    expect(head.metas['robots'], head.path).toBe('noindex');
    expect([...linked(head, 'canonical'), ...linked(head, 'alternate')], head.path).toEqual([]);
    expect(head.data, head.path).toEqual([]);
  }
});

test('every preview is a picture on the brand’s blue, of the size its page states', async ({
  heads,
}) => {
  for (const { path, metas } of listed(heads)) {
    const { size, corner, bytes, drawn } = await builtPicture(`/og${nameOf(path)}.png`);
    expect(size, path).toBe(`${metas['og:image:width']}x${metas['og:image:height']}`);
    expect(corner, path).toBe(brand);
    expect(bytes, path).toBeLessThan(40_000);
    // The frame alone is some 4,000 pixels on each side: title and drawing are more than that.
    expect(Math.min(drawn.left, drawn.right), path).toBeGreaterThan(10_000);
  }
});

test('colours, icons and manifest are linked from every page', ({ heads }) => {
  for (const head of heads) {
    expect(head.metas, head.path).toMatchObject({
      'theme-color(prefers-color-scheme: light)': '#fbfaf7',
      'theme-color(prefers-color-scheme: dark)': '#0b1017',
    });
    expect(
      ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
        linked(head, rel).map(({ href }) => href),
      ),
      head.path,
    ).toEqual([
      '/icons/mark.svg',
      '/icons/icon-192.png',
      '/icons/apple-touch-icon.png',
      '/manifest.webmanifest',
    ]);
  }
});

test('R52 the icons are the brand’s logo, in every size of the manifest', async () => {
  const manifest = JSON.parse(builtText('/manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest.name).toBe(company.name);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons.slice(1))
    expect(await builtPicture(src), src).toMatchObject({ size: sizes, corner: brand });
  const touch = await builtPicture('/icons/apple-touch-icon.png');
  expect(touch).toMatchObject({ size: '180x180', corner: brand });
  expect(builtText('/icons/mark.svg')).toContain(brand);
});

test('the sitemap lists every page, with the day of its last change if known', () => {
  const entries = [
    ...builtText('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g),
  ].map(([, address, day]) => [address, day]);
  const days = changeDays();
  const listed = sitePages(siteContent(), new Date());
  expect(listed.map(({ path }) => path).sort()).toEqual([...pages].sort());
  expect(entries).toEqual(
    listed.map(({ path, files }) => [absolute(path), lastChanged(files, days)]),
  );
  expect(builtText('/robots.txt')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
});

/** The Markdown as rendered. */
const unescaped = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\(.*?\)/g, '$1').replace(/\\([\\`*_[\]<>])/g, '$1');

test('every heading of a page is in its Markdown version', ({ heads }) => {
  for (const { path, headings } of listed(heads)) {
    const markdown = unescaped(builtText(`${nameOf(path)}.md`));
    const head = markdown.split('\n').filter((line) => line.startsWith('#'));
    const missing = headings.filter(
      (heading) => !head.some((line) => line.endsWith(` ${heading}`)),
    );
    expect(missing, path).toEqual([]);
    expect(markdown, path).toContain(`- Page: ${absolute(path)}\n`);
  }
});

test('a sample is marked in its Markdown version', () => {
  for (const { href } of projects.filter(({ sample }) => sample))
    expect(builtText(`${href}.md`), href).toContain('Sample project');
});

test('llms.txt links the Markdown version of every page, once', () => {
  const linksTo = [...builtText('/llms.txt').matchAll(/\]\((.*?)\)/g)].map(([, href]) => href);
  expect(linksTo.sort()).toEqual(pages.map((path) => absolute(`${nameOf(path)}.md`)).sort());
});
