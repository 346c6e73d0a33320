import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { contentWith } from './test-content/content-with.ts';
import { buildSiteContent, resolveContent } from './site-content.ts';

const shape = {
  first: { fact: 'length', says: 'a first result' },
  from: { fact: 'price', says: 'fixed' },
  people: 'team',
  weeks: 'length',
  price: 'price',
};
const contentOf = (own: object) =>
  contentWith({ 'services/atlas.yaml': { 'engagement.shape': { ...shape, ...own } } });

test('a service shows the numbers of the facts it names', () => {
  const [atlas, birch] = buildSiteContent(contentOf({})).services;
  expect(atlas?.engagement.shape).toEqual({
    first: { value: '2–3 weeks', says: 'a first result' },
    team: { value: '2 people', says: '' },
    from: { value: 'USD 4,000', says: 'fixed' },
    time: '2–3 weeks',
    price: 'USD 4–6k',
    people: { least: 2, most: 2 },
    weeks: { least: 2, most: 3 },
    sample: false,
  });
  expect(birch?.engagement.shape).toBeUndefined();
});

test('a fact of the wrong kind is reported', () => {
  expect(resolveContent(contentOf({ weeks: 'price' })).findings.map(formatFinding)).toEqual([
    'content/services/atlas.yaml, engagement.shape.weeks: names “price”, which is not a fact that gives a time. Name one of content/facts.yaml.',
  ]);
});
