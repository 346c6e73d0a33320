import { expect, test } from 'vitest';
import { currentFileOf, formOf, workbenchOf } from './current-file.ts';

test.each([
  ['/keystatic', ''],
  ['/keystatic/collection/services/item/seo', 'services/seo.yaml'],
  ['/keystatic/collection/projects', 'projects/'],
  ['/keystatic/singleton/pages-not-found', 'pages/not-found.yaml'],
  ['/keystatic/singleton/company', 'company.yaml'],
])('%s shows %j, and its path is the same', (pathname, place) => {
  expect(currentFileOf(pathname)).toBe(place);
  expect(formOf(place)).toBe(pathname);
});

test('a new entry is shown in the list of its folder', () => {
  expect(currentFileOf('/keystatic/collection/vacancies/create')).toBe('vacancies/');
});

test('a finding about a folder links to its list', () => {
  expect(formOf('reviews')).toBe('/keystatic/collection/reviews');
});

test.each([
  ['services/seo.yaml', '/edit#/collection/services/item/seo'],
  ['services/', '/edit#/collection/services'],
  ['company.yaml', '/edit#/singleton/company'],
  ['pictures/depot/cover.jpg', ''],
])('%s has its form beside checks and preview at %j', (place, address) => {
  expect(workbenchOf(place)).toBe(address);
});
