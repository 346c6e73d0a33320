import { expect, test } from 'vitest';
import { tallyLines, type Known } from './tally.ts';

const known = (): Known => ({
  pages: new Set(['/contact']),
  campaigns: new Set(['spring-2027']),
  finds: (words) => words.includes('shop'),
});

/** Each table as lines: the names of a row, its views and its prefetched views. */
function counted(lines: readonly string[], asked = known()) {
  const { tally, unread } = tallyLines(lines.map((line) => `2026-11-16 ${line}\n`).join(''), asked);
  const tables = Object.entries(tally).map(([table, rows]) => [
    table.replace('visit_', ''),
    [...rows.values()].map(({ names, views, ahead }) => `${names.join(' ')}: ${views} ${ahead}`),
  ]);
  return {
    ...(Object.fromEntries(tables) as Record<string, string[]>),
    unread,
  };
}

test('views are summed by page and source, prefetched ones separately', () => {
  expect(
    counted([
      'page 200 0 /work www.google.com cross - -',
      'page 304 0 /work google.com cross - -',
      'page 200 1 /work google.com cross - -',
      'page 200 0 /work - none - -',
    ]),
  ).toMatchObject({
    pages: ['/work search: 2 1', '/work direct: 1 0'],
    hosts: ['google.com: 2 1'],
    steps: [],
  });
});

test('a step connects pages that were served; a referrer can name any', () => {
  const steps = counted([
    'page 200 0 /about /work own - -',
    'page 200 0 /work / own - -',
    'page 200 0 / /contact own - -',
    'page 200 0 / /ann-example own - -',
    'page 200 1 /contact / none - -',
  ]);
  expect(steps).toMatchObject({
    steps: ['/work /about: 1 0', '/ /work: 1 0', '/contact /: 1 0', '/ /contact: 0 1'],
    hosts: [],
  });
});

test('a missing page is named if a page of this site links to it', () => {
  expect(
    counted([
      'page 404 0 /old /contact own - -',
      'page 404 0 /ann-example news.example cross - -',
      'page 404 0 /ann-example /forged own - -',
      'page 404 1 /old /contact own - -',
    ]),
  ).toMatchObject({
    missing: ['/old /contact: 1 0', '/? elsewhere: 2 0'],
    pages: [],
  });
});

test('campaigns of the list, forms that were started and search terms without a page', () => {
  expect(
    counted([
      'page 200 0 /work - none spring-2027 -',
      'page 200 0 /work - none for-ann -',
      'begun ContactForm',
      'begun ContactForm',
      'page 200 0 /search - none - web+shop',
      'page 200 0 /search - none - Cobol',
      'nonsense',
    ]),
  ).toMatchObject({
    campaigns: ['spring-2027: 1 0'],
    pages: ['/work campaign: 1 0', '/work direct: 1 0', '/search direct: 2 0'],
    begun: ['ContactForm: 2 0'],
    words: ['cobol: 1 0'],
    unread: 1,
  });
});

test('an incomplete line is left for the next time', () => {
  const text = '2026-11-16 begun Sheet\n2026-11-16 begun She';
  const { tally, unread } = tallyLines(text, known());
  expect([...tally.visit_begun.values()]).toHaveLength(1);
  expect(unread).toBe(0);
});
