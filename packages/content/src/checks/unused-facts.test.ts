import { expect, test } from 'vitest';
import { cleanFacts } from '#reader/planted/clean-facts.ts';
import { plant, told } from '#reader/planted/plant.ts';
import { checked } from './run-checks.ts';
import { unusedFacts } from './unused-facts.ts';

const spare = { 'facts.yaml': { spare: cleanFacts.length } };

test('every fact that a page shows or draws is used', () => {
  expect(told(unusedFacts, {})).toEqual([]);
});

test('a fact that no page shows', () => {
  expect(told(unusedFacts, spare)).toEqual([
    'content/facts.yaml, spare: is a fact that no page shows. Write [fact:spare] where it is stated, or remove it.',
  ]);
});

test('while an extra is off, a fact may be waiting for it', async () => {
  const content = plant({ ...spare, 'extras.yaml': { people: false } });
  expect(await checked(content, [unusedFacts])).toEqual([]);
});
