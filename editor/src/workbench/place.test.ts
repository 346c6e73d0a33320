import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['/keystatic', '', '/'],
  ['/keystatic/collection/services/item/seo', 'services/seo.yaml', '/services/seo'],
  ['/keystatic/collection/projects', 'projects/', '/work'],
  ['/keystatic/collection/projects/item/my-app', 'projects/my-app.yaml', '/work/my-app'],
  ['/keystatic/collection/vacancies/item/cook', 'vacancies/cook.yaml', '/careers'],
  ['/keystatic/collection/vacancies/create', 'vacancies/', '/careers'],
  ['/keystatic/collection/notices/item/closed', 'notices/closed.yaml', '/'],
  ['/keystatic/collection/legal/item/privacy', 'legal/privacy.yaml', '/privacy'],
  ['/keystatic/singleton/pages-about', 'pages/about.yaml', '/about'],
  ['/keystatic/singleton/pages-not-found', 'pages/not-found.yaml', '/404'],
  ['/keystatic/singleton/pages-sent', 'pages/sent.yaml', '/contact/sent'],
  ['/keystatic/singleton/company', 'company.yaml', '/contact'],
])('%s is %s, read on %s', (pathname, file, address) => {
  expect(placeOf(pathname)).toEqual({ file, address });
});
