import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOf, besidesOf, fixedPages } from './paths.ts';
import { releasedUrls, releasedFile } from './released-urls.ts';

// Other sites link to these: https://www.w3.org/Provider/Style/URI
test('fixed pages keep their released paths', () => {
  expect(releasedUrls()).toEqual(expect.arrayContaining(Object.values(fixedPages)));
  expect(pathOf.vacancy('engineer')).toBe('/careers/engineer');
});

test('every line of the list is a path, and all are read', () => {
  const lines = readFileSync(releasedFile(), 'utf8').trimEnd().split('\n');
  expect(releasedUrls()).toEqual(lines);
  for (const address of lines) expect(address).toMatch(/^\//);
});

test('the files beside a page have its name', () => {
  expect(besidesOf('services/seo')).toEqual({
    markdownPath: '/services/seo.md',
    preview: '/og/services/seo.png',
  });
});
