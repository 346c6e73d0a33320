import { describe, expect, test } from 'vitest';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Project, Vacancy } from '@studio/content/schema/entries.ts';
import type { SitePage, Subject } from '@studio/content/schema/site-page.ts';
import { structuredData } from './structured-data.ts';

const words = (text: string) => [{ kind: 'text', text }] as const;

const company: Company = {
  name: 'Company Works',
  shortName: 'Company',
  legalName: 'Company Works Limited',
  founded: 2020,
  domain: 'https://company.example',
  tagline: 'What the company does.',
  description: 'What the company does, for search engines.',
  brand: { color: '#0d6ed6' },
  contact: {
    sample: false,
    email: 'hello@company.example',
    phone: '+91 00000 00000',
    address: ['Street 1', 'Town'],
    country: 'India',
  },
  social: [],
};

const withSampleContact = { ...company, contact: { ...company.contact, sample: true } };

const vacancy: Vacancy = {
  slug: 'engineer',
  href: '/careers/engineer',
  sample: false,
  title: 'Engineer',
  summary: 'Builds things.',
  from: '2026-01-01',
  until: '2026-12-31',
  place: words('Anywhere.'),
  employment: 'part-time',
  work: words('You build.'),
  needs: [words('Patience.')],
  offers: [words('Tea.')],
  apply: words('Write.'),
};

const project: Project = {
  slug: 'fir',
  href: '/work/fir',
  sample: false,
  order: 1,
  featured: true,
  name: 'Fir',
  line: 'Design.',
  summary: 'A fir.',
  cover: 'survey',
  picture: undefined,
  coverText: 'A drawing.',
  ground: 'paper',
  client: words('A client.'),
  disciplines: [{ slug: 'ui-ux', name: 'UI & UX', href: '/services/ui-ux', line: 'Screens.' }],
  stack: [],
  problem: words('It was flat.'),
  approach: [],
  result: words('It stands.'),
  lesson: words('Water it.'),
};

const pageOf = (path: string, subject: Subject, sample = false): SitePage => ({
  path,
  name: path.slice(1),
  markdownPath: `${path}.md`,
  preview: `/og${path}.png`,
  title: 'A page',
  summary: 'About a page.',
  trail: [{ name: 'Above', href: '/above' }],
  files: [],
  sample,
  subject,
});

const call = { title: 'Call.', text: words('Do.') };
const vacancyPage = pageOf(vacancy.href, { kind: 'vacancy', vacancy });
const projectPage = (sample: boolean) =>
  pageOf(
    project.href,
    { kind: 'project', project: { ...project, sample }, next: project, call },
    sample,
  );

const typesOf = (page: SitePage, of: Company) =>
  structuredData(page, of)['@graph'].map((node) => (typeof node === 'object' ? node['@type'] : ''));

describe('a vacancy', () => {
  test('is a job posting with dates, place and employer', () => {
    expect(structuredData(vacancyPage, company)['@graph'].at(-1)).toEqual({
      '@type': 'JobPosting',
      '@id': 'https://company.example/careers/engineer#subject',
      title: 'Engineer',
      description: 'You build.\nPatience.\nTea.',
      datePosted: '2026-01-01',
      validThrough: '2026-12-31',
      employmentType: 'PART_TIME',
      url: 'https://company.example/careers/engineer',
      hiringOrganization: { '@id': 'https://company.example/#organization' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Street 1, Town',
          addressCountry: 'India',
        },
      },
    });
  });

  test('is none while the company’s address is a sample', () => {
    expect(typesOf(vacancyPage, withSampleContact)).not.toContain('JobPosting');
  });
});

describe('a project', () => {
  test('is a creative work, with its page and breadcrumbs', () => {
    expect(typesOf(projectPage(false), company)).toEqual([
      'Organization',
      'WebSite',
      'WebPage',
      'BreadcrumbList',
      'CreativeWork',
    ]);
  });

  test('with a case has a summary: before, decision, after', () => {
    const step = (text: string) => ({ text });
    const steps = { before: step('Slow.'), decision: step('One list.'), after: step('Fast.') };
    const data = { ...project, case: { sample: false, steps } };
    const page = pageOf(project.href, { kind: 'project', project: data, next: project, call });
    expect(structuredData(page, company)['@graph'].at(-1)).toMatchObject({
      abstract: 'Slow. One list. Fast.',
    });
  });

  test('that is a sample is left out, with its page', () => {
    expect(typesOf(projectPage(true), company)).toEqual(['Organization', 'WebSite']);
  });
});

test('a list leaves out samples', () => {
  const page = {
    title: 'Work',
    summary: 'Work.',
    heading: 'Work.',
    opening: words('Work.'),
    next: call,
  };
  const sample = { ...project, name: 'Gum', href: '/work/gum', sample: true };
  const data = structuredData(
    pageOf('/work', { kind: 'work', page, projects: [project, sample] }),
    company,
  );
  expect(JSON.stringify(data)).toContain('"name":"Fir","url":"https://company.example/work/fir"');
  expect(JSON.stringify(data)).not.toContain('Gum');
});

test('people are listed by name and role, without samples', () => {
  const person = {
    slug: 'asha',
    href: '/about#asha',
    order: 1,
    name: 'Asha Rao',
    role: 'Engineer',
    ask: words('Why.'),
    picture: undefined,
    sample: false,
  };
  const page = {
    title: 'About',
    summary: 'About.',
    heading: 'About.',
    opening: words('About.'),
    phases: [],
    habits: { title: 'Habits', opening: words('Habits.'), items: [] },
    site: { title: 'Site', opening: words('Site.'), items: [] },
    refusals: { title: 'Refusals', opening: words('No.'), items: [] },
    call,
  };
  const sample = { ...person, slug: 'gita', name: 'Gita', sample: true };
  const about = pageOf('/about', { kind: 'about', page, people: [person, sample] });
  const data = structuredData(about, company)['@graph'];
  expect(data.at(-1)).toEqual({
    '@type': 'Person',
    '@id': 'https://company.example/about#asha',
    name: 'Asha Rao',
    jobTitle: 'Engineer',
    worksFor: { '@id': 'https://company.example/#organization' },
  });
  expect(JSON.stringify(data)).not.toContain('Gita');
});

test('the legal name is included once the registration is confirmed', () => {
  const registration = { sample: true, name: 'CIN', number: 'U1', office: ['Street 2'] };
  const legalName = { legalName: 'Company Works Limited' };
  const organizationOf = (sample: boolean) =>
    structuredData(vacancyPage, { ...company, registration: { ...registration, sample } })[
      '@graph'
    ][0];
  expect(organizationOf(false)).toMatchObject(legalName);
  expect(organizationOf(true)).not.toMatchObject(legalName);
});

test('only confirmed social links are included', () => {
  const network = { name: 'Network', url: 'https://network.example/company' };
  const organizationOf = (sample: boolean) =>
    structuredData(vacancyPage, { ...company, social: [{ ...network, sample }] })['@graph'][0];
  expect(organizationOf(false)).toMatchObject({ sameAs: [network.url] });
  expect(organizationOf(true)).not.toHaveProperty('sameAs');
});

test('contact details are included once they are confirmed', () => {
  const about = { '@type': 'Organization', name: 'Company Works' };
  const [known] = structuredData(vacancyPage, company)['@graph'];
  expect(known).toMatchObject({ ...about, email: 'hello@company.example' });
  const [unknown] = structuredData(vacancyPage, withSampleContact)['@graph'];
  expect(unknown).toMatchObject(about);
  expect(JSON.stringify(unknown)).not.toMatch(/hello@|Street|00000/);
});
