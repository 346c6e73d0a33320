import { expect, test } from 'vitest';
import { validFacts } from '#reader/test-content/valid-facts.ts';
import { contentWith, messagesOf } from '#reader/test-content/content-with.ts';
import { checked } from './run-checks.ts';
import { unusedFacts } from './unused-facts.ts';

const spare = { 'facts.yaml': { spare: validFacts.length } };

test('every fact that a page shows or draws is used', () => {
  expect(messagesOf(unusedFacts, {})).toEqual([]);
});

test('a fact that no page shows', () => {
  expect(messagesOf(unusedFacts, spare)).toEqual([
    'content/facts.yaml, spare: is a fact that no page shows. Write [fact:spare] where it is stated, or remove it.',
  ]);
});

test('while an extra is off, a fact may be kept for it', async () => {
  const content = contentWith({ ...spare, 'extras.yaml': { people: false } });
  expect(await checked(content, [unusedFacts])).toEqual([]);
});
