import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { definitions } from './definitions.ts';

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
