import { describe, expect, test } from 'vitest';
import { buildSiteContent } from '#reader/site-content.ts';
import { contentWith, type Overrides } from '#reader/test-content/content-with.ts';
import { releasedUrls } from '#reader/released-urls.ts';
import { sitePages } from './site-pages.ts';

const today = new Date('2026-11-15');
const pagesWith = (faults: Overrides) => sitePages(buildSiteContent(contentWith(faults)), today);

const vacancy = {
  sample: false,
  title: 'Engineer',
  summary: 'An engineer for the things this company builds, told in about seventy characters.',
  from: '2026-01-01',
  until: '2026-11-15',
  place: 'At the company.',
  employment: 'full-time',
  work: 'The person builds things in the first half year.',
  needs: ['Some patience.', 'Some care.'],
  offers: ['Some tea.', 'Some time.'],
  apply: 'Write a letter.',
};

describe('sitePages', () => {
  test('every page once, in the order of the menus', () => {
    expect(pagesWith({}).map(({ path }) => path)).toEqual([
      '/',
      '/services',
      ...['atlas', 'birch', 'cedar', 'delta', 'ember'].map((slug) => `/services/${slug}`),
      '/work',
      ...['fir', 'gum', 'hop'].map((slug) => `/work/${slug}`),
      '/careers',
      '/about',
      '/terms-of-work',
      '/contact',
      '/sheet',
      '/security',
      '/search',
      '/privacy',
    ]);
  });

  test('a vacancy has a page while it is open', () => {
    const paths = (until: string) =>
      pagesWith({ 'vacancies/engineer.yaml': { ...vacancy, until } }).map(({ path }) => path);
    expect(paths('2026-11-15')).toContain('/careers/engineer');
    expect(paths('2026-11-14')).not.toContain('/careers/engineer');
  });

  test('a page has its Markdown path, its preview, its breadcrumbs and its files', () => {
    const pages = pagesWith({});
    expect(pages.find(({ path }) => path === '/')).toMatchObject({
      markdownPath: '/index.md',
      preview: '/og/index.png',
      trail: [],
    });
    expect(pages.find(({ path }) => path === '/services/atlas')).toMatchObject({
      markdownPath: '/services/atlas.md',
      preview: '/og/services/atlas.png',
      trail: [
        { name: 'Services', href: '/services' },
        { name: 'Group of atlas', href: '/services#atlas' },
      ],
      files: ['services/atlas.yaml'],
    });
  });

  test('the photograph of a project is its link preview, and needs no drawing beside it', () => {
    const photo = { picture: 'pictures/depot.jpg', cover: undefined };
    const pages = pagesWith({ 'projects/fir.yaml': photo, 'pictures/depot.jpg': Buffer.from('x') });
    const previewOf = (path: string) => pages.find((page) => page.path === path)?.preview;
    expect(previewOf('/work/fir')).toBe('/og/work/fir.jpg');
    expect(previewOf('/work/gum')).toBe('/og/work/gum.png');
    const none = { 'projects/fir.yaml': { cover: undefined } };
    expect(() => pagesWith(none)).toThrow('cover: is missing, and there is no picture.');
  });

  test('a page with only samples is a sample', () => {
    const samples = (faults: Overrides) =>
      pagesWith(faults).flatMap(({ path, sample }) => (sample ? path : []));
    expect(samples({ 'projects/fir.yaml': { sample: true } })).toEqual(['/work/fir']);
    expect(
      samples(
        Object.fromEntries(
          ['fir', 'gum', 'hop'].map((slug) => [`projects/${slug}.yaml`, { sample: true }]),
        ),
      ),
    ).toEqual(['/work/fir', '/work/gum', '/work/hop']);
  });
});

test('the repository records the released paths', () => {
  expect(releasedUrls()).toContain('/services/seo');
});
