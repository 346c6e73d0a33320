import { describe, expect, test } from 'vitest';
import { contentWith, messagesOf } from '#reader/test-content/content-with.ts';
import { titled } from '#reader/test-content/valid-text.ts';
import { definitions, pairedOffers, serviceStatistics, taglines } from './services.ts';

describe('taglines', () => {
  test('the specification’s own tagline is allowed', () => {
    expect(
      messagesOf(taglines, { 'services/atlas.yaml': { tagline: 'Grow Your Brand Online' } }),
    ).toEqual([]);
  });

  test('a tagline without a full stop', () => {
    expect(
      messagesOf(taglines, { 'services/atlas.yaml': { tagline: 'Scale with Confidence' } }),
    ).toEqual([
      'content/services/atlas.yaml, tagline: “Scale with Confidence” does not end with a full stop. Add it.',
    ]);
  });
});

describe('definitions', () => {
  const intro = (change: Record<string, unknown>) =>
    messagesOf(definitions, {
      'services/atlas.yaml': {
        intro: {
          style: 'definition',
          term: 'An atlas',
          text: 'An atlas is a book of maps.',
          beside: 'The drawing shows a book of maps.',
          ...change,
        },
      },
    });

  test('a text that begins with its term, and a drop cap without one', () => {
    expect(intro({})).toEqual([]);
    expect(intro({ style: 'drop-cap', term: undefined })).toEqual([]);
  });

  test('a definition without a term', () => {
    expect(intro({ term: undefined })).toEqual([
      'content/services/atlas.yaml, intro.term: is missing, and the style is definition. Add the words ' +
        'the text begins with.',
    ]);
  });

  test('a text that begins otherwise', () => {
    expect(intro({ term: 'A map' })).toEqual([
      'content/services/atlas.yaml, intro.term: is “A map”, but the text begins otherwise. Begin the ' +
        'text with it.',
    ]);
  });
});

describe('paired offers', () => {
  const offer = (amount: number) => ({
    'services/atlas.yaml': { 'offer.items': titled('atlas', amount, { mark: 'atlas' }) },
  });

  test('an even number ends both columns together', () => {
    expect(messagesOf(pairedOffers, offer(6))).toEqual([]);
  });

  test('an odd number', () => {
    expect(messagesOf(pairedOffers, offer(5))).toEqual([
      'content/services/atlas.yaml, offer.items: has 5 entries, so one column ends before the other. ' +
        'Add one or remove one.',
    ]);
  });
});

describe('service statistics', () => {
  const none = { stateOf: () => 'missing' as const };

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
});
