import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const titles = { '/services/seo': 'Search Engine Optimization (SEO)' };

test.each([
  ['/services/seo', 'Search Engine Optimization (SEO)'],
  ['/services/gone-since', 'Gone Since'],
  ['/work/field-app/', 'Field App'],
  ['', 'Unknown'],
  ['/', 'Home page'],
])('%s is called %s', (path, said) => {
  expect(pageTitle(path, titles)).toBe(said);
});
