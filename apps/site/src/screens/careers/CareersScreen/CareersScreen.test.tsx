import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Vacancy } from '@studio/content/schema/entries.ts';
import { CareersScreen } from './CareersScreen.tsx';

const text = (words: string) => [{ kind: 'text', text: words } as const];

const page = {
  title: 'Careers',
  summary: 'Open positions, when there are any.',
  none: "Sorry we don't have vacancies now",
  noneTitle: 'Every chair is taken.',
  noneText: text('We post it here first.'),
  open: 'A chair is free.',
};

const vacancy: Vacancy = {
  sample: true,
  slug: 'test-engineer',
  href: '/careers/test-engineer',
  title: 'Test engineer',
  summary: 'A role.',
  from: '2026-11-01',
  until: '2026-12-01',
  place: text('Coimbatore'),
  employment: 'full-time',
  work: text('Find what is broken.'),
  needs: [],
  offers: [],
  apply: text('Write to us.'),
};

const company = {
  name: 'The company',
  shortName: 'Company',
  legalName: 'The company',
  founded: 2023,
  domain: 'https://company.example',
  tagline: 'A company.',
  description: 'A company for a test.',
  brand: { color: '#0d6ed6' },
  contact: {
    sample: true,
    email: 'a@company.example',
    phone: '+91',
    address: [],
    country: 'India',
  },
  social: [],
};

const none = {
  sheet: undefined,
  terms: undefined,
  security: undefined,
  search: undefined,
};

const careersWith = (vacancies: readonly Vacancy[]): string =>
  renderToStaticMarkup(
    <CareersScreen
      page={{
        path: '/careers',
        name: 'careers',
        title: page.title,
        summary: page.summary,
        trail: [],
        subject: { kind: 'careers', page, vacancies },
      }}
      company={company}
      links={none}
    />,
  );

test('R10 shows the sentence while no vacancy is open', () => {
  const html = careersWith([]);
  expect(html).toContain('Sorry we don&#x27;t have vacancies now');
  expect(html).not.toContain('/careers/');
});

test('R10 lists the open vacancies with their pages, without the sentence', () => {
  const html = careersWith([vacancy]);
  expect(html).toContain('A chair is free.');
  expect(html).toContain('Test engineer');
  expect(html).toContain('href="/careers/test-engineer"');
  expect(html).not.toContain('Sorry');
});
