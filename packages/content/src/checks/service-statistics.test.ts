import { expect, test } from 'vitest';
import { contentWith } from '#reader/test-content/content-with.ts';
import { serviceStatistics } from './service-statistics.ts';

const none = undefined;

test('its own words, without those shown elsewhere', () => {
  const count = (change: Record<string, unknown>) =>
    serviceStatistics(contentWith({ 'services/atlas.yaml': change }), none)[0]?.words ?? 0;
  expect(count({ 'call.title': 'Three more words, well-known.' })).toBe(
    count({ 'call.title': 'One.' }) + 3,
  );
  expect(count({ line: 'Many more words for the menu alone' })).toBe(count({}));
});

test('the most similar page, from either side', () => {
  const text = 'Both of these pages say one thing in these very words.';
  const statistics = serviceStatistics(
    contentWith({
      'services/birch.yaml': { 'call.text': text },
      'services/ember.yaml': { 'call.text': text },
    }),
    none,
  );
  const nearest = (slug: string) => statistics.find((one) => one.slug === slug)?.nearest;
  expect(nearest('birch')?.file).toBe('services/ember.yaml');
  expect(nearest('ember')?.file).toBe('services/birch.yaml');
  expect(nearest('ember')?.share).toBeGreaterThan(0);
  expect(nearest('atlas')).toBeUndefined();
});

test('each claim once', () => {
  const text = 'Worth [claim:market], which is [claim:market].';
  const content = contentWith({ 'services/atlas.yaml': { 'intro.beside': text } });
  expect(serviceStatistics(content, none).map(({ claims }) => claims)).toEqual([
    ['market'],
    [],
    [],
    [],
    [],
  ]);
});

test('the two drawings, found by the slug', () => {
  const [atlas] = serviceStatistics(contentWith({}), {
    stateOf: (slug, part) => (slug === 'atlas' && part === 'hero' ? 'drawn' : 'missing'),
  });
  expect(atlas?.drawings).toEqual([
    { name: 'AtlasHero', drawn: true },
    { name: 'AtlasFigure', drawn: false },
  ]);
});
