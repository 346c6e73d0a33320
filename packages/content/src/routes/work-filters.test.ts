import { expect, test } from 'vitest';
import { buildSiteContent } from '#reader/site-content.ts';
import { contentWith } from '#reader/test-content/content-with.ts';
import { sitePages } from './site-pages.ts';

const pages = sitePages(
  buildSiteContent(contentWith({ 'projects/fir.yaml': { disciplines: ['atlas', 'birch'] } })),
  new Date('2026-11-15'),
);
const offeredOn = (address: string) =>
  pages.flatMap(({ path, subject }) =>
    path === address && subject.kind === 'work' ? subject.filters.map(({ href }) => href) : [],
  );

test('the work list has a filter for each discipline of two projects or more', () => {
  expect(offeredOn('/work')).toEqual(['/work', '/work/by/atlas']);
});

test('a discipline with one project has no page of its own', () => {
  expect(offeredOn('/work/by/birch')).toEqual([]);
});
