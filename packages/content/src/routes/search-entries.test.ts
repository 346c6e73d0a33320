import { expect, test } from 'vitest';
import { buildSiteContent, resolveContent } from '#reader/site-content.ts';
import { formatFinding } from '#reader/finding.ts';
import { contentWith, type Overrides } from '#reader/test-content/content-with.ts';
import { says, summaryOf } from '#reader/test-content/valid-text.ts';
import { searchEntries } from './search-entries.ts';

const today = new Date('2026-06-15');
const entries = (faults: Overrides = {}) =>
  searchEntries(buildSiteContent(contentWith(faults)), today);

const vacancy = (from: string, until: string) => ({
  sample: false,
  title: 'A person who draws',
  summary: summaryOf('vacancy'),
  from,
  until,
  place: 'Anywhere.',
  employment: 'full-time',
  work: says('vacancy'),
  needs: [says('first'), says('second')],
  offers: [says('third'), says('fourth')],
  apply: 'Write to us.',
});

test('each page once, by group', () => {
  const both = [{ service: 'ember' }, { service: 'birch' }];
  const found = entries({ 'categories/birch.yaml': { services: both } });
  expect(new Set(found.map(({ href }) => href)).size).toBe(found.length);
  const byGroup = Map.groupBy(found, ({ group }) => group);
  expect([...byGroup.keys()]).toEqual([
    'Group of atlas',
    'Group of birch',
    'Group of cedar',
    'Group of delta',
    'Work',
    'Company',
    'Legal',
  ]);
  expect(byGroup.get('Group of birch')?.map(({ name }) => name)).toEqual([
    'The ember service',
    'The birch service',
  ]);
});

test('a service with its headings, its technologies and what visitors call it', () => {
  const [atlas] = entries({
    'search-words.yaml': { pages: [{ page: 'service:atlas', words: ['map', 'globe'] }] },
    'services/atlas.yaml': { 'questions.0.question': 'Is it round?' },
  });
  expect(atlas).toMatchObject({
    name: 'The atlas service',
    href: '/services/atlas',
    line: 'What a client of atlas gets',
    names: ['atlas', 'map', 'globe'],
    terms: ['React', 'Git', 'React', 'Git'],
  });
  expect(atlas?.headings).toContain('Is it round?');
  expect(atlas?.headings).not.toContain('The atlas service');
});

test('a vacancy only while it is open', () => {
  const names = (file: object) =>
    entries({ 'vacancies/drawer.yaml': { ...file } }).map(({ name }) => name);
  expect(names(vacancy('2026-06-01', '2026-06-30'))).toContain('A person who draws');
  expect(names(vacancy('2026-07-01', '2026-07-31'))).not.toContain('A person who draws');
});

test('search words for a page that does not exist', () => {
  const pages = [{ page: 'service:oak', words: ['tree'] }];
  const content = contentWith({ 'search-words.yaml': { pages } });
  expect(resolveContent(content).findings.map(formatFinding)).toEqual([
    'content/search-words.yaml, pages.0.page: links to “service:oak”, which is not a page of this site. ' +
      'Name an existing page, for example service:seo or page:contact.',
  ]);
});
