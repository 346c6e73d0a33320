import { expect, test } from 'vitest';
import { validFiles } from '#reader/test-content/valid-files.ts';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { duplicateText } from './duplicate-text.ts';

const copied = { ...validFiles['services/atlas.yaml'], title: 'Another title', tagline: 'Other.' };

test('pages with text of their own', () => {
  expect(messagesOf(duplicateText, {})).toEqual([]);
});

test('a page copied from another', () => {
  expect(messagesOf(duplicateText, { 'services/birch.yaml': copied })).toEqual([
    'content/services/birch.yaml: is 100 % like content/services/atlas.yaml; 15 % is the limit. ' +
      'Say what only this page can say, or make the two one page.',
  ]);
});

test('text shown elsewhere does not count', () => {
  const shared = 'The very same words stand on both of these pages, all through the whole of it.';
  const faults = { summary: shared, 'drawings.hero': shared, 'drawings.figure': shared };
  expect(
    messagesOf(duplicateText, { 'services/atlas.yaml': faults, 'services/birch.yaml': faults }),
  ).toEqual([]);
});
