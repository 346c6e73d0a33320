import { expect, test } from 'vitest';
import { siteContentOn } from '@studio/content/reader/site-content.ts';
import { contentWith } from '@studio/content/reader/test-content/content-with.ts';
import { pageOfFile } from './page-of-file.ts';

const today = new Date('2026-11-15');
const vacancy = {
  sample: true,
  title: 'Engineer',
  summary: 'An engineer who draws before building, told in the seventy characters it takes.',
  from: '2026-11-01',
  until: '2026-11-30',
  place: 'Anywhere.',
  employment: 'full-time',
  work: 'Twenty letters are needed here.',
  needs: ['One need.', 'Another need.'],
  offers: ['One offer.', 'Another offer.'],
  apply: 'Write to us.',
};
const siteContent = siteContentOn(
  contentWith({
    'services/atlas.yaml': { 'intro.beside': 'The market is worth [claim:market] by now.' },
    'vacancies/open.yaml': vacancy,
    'vacancies/over.yaml': { ...vacancy, title: 'Drawer', until: '2026-11-02' },
  }),
  today,
);

test.each([
  ['', '', '/'],
  ['services/atlas.yaml', '', '/services/atlas'],
  ['projects/', '', '/work'],
  ['projects/my-app.yaml', '', '/work/my-app'],
  ['legal/privacy.yaml', '', '/privacy'],
  ['pages/about.yaml', '', '/about'],
  ['pages/not-found.yaml', '', '/404'],
  ['pages/sent.yaml', '', '/contact/sent'],
  ['company.yaml', '', '/contact'],
  ['notices/closed.yaml', '', '/'],
  ['finder.yaml', '', '/services#finder'],
  ['categories/design.yaml', '', '/services#design'],
  ['people/', '', '/about#people'],
  ['people/asha.yaml', '', '/about#asha'],
  ['form-notices.yaml', '', '/contact'],
  ['without-server/form-notices.yaml', '', '/contact'],
  ['without-server/privacy.yaml', '', '/privacy'],
  ['pages/terms-of-work.yaml', '', '/terms-of-work'],
  ['reviews/', '', '/#reviews'],
  ['reviews/founder.yaml', '', '/#founder'],
  ['claims.yaml', '', '/services/atlas#source-1'],
  ['claims.yaml', 'market', '/services/atlas#source-1'],
  ['claims.yaml', 'unused', undefined],
  ['vacancies/', '', '/careers'],
  ['vacancies/open.yaml', '', '/careers/open'],
  ['vacancies/over.yaml', '', undefined],
])('%s, entry %j, is read at %s', (place, entry, address) => {
  expect(pageOfFile(place, entry, siteContent, today)).toBe(address);
});

test('no page shows what is switched off, and a file that several pages show gets another one', () => {
  const extras = { termsOfWork: false, people: false, finder: false };
  const content = siteContentOn(contentWith({ 'extras.yaml': extras }), today);
  const at = (place: string) => pageOfFile(place, '', content, today);
  for (const place of ['pages/terms-of-work.yaml', 'people/', 'people/asha.yaml', 'finder.yaml'])
    expect(at(place)).toBeUndefined();
  expect(at('facts.yaml')).toBe('/');
  expect(at('extras.yaml')).toBe('/');
  expect(at('pages/security.yaml')).toBe('/security');
});
