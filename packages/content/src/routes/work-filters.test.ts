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

test('the work list offers what two projects or more have in common', () => {
  expect(offeredOn('/work')).toEqual(['/work', '/work/by/atlas']);
});

test('a discipline with one project has no page of its own: the project says more', () => {
  expect(offeredOn('/work/by/birch')).toEqual([]);
});
