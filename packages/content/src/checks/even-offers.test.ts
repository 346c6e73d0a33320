import { expect, test } from 'vitest';
import { titled } from '#reader/planted/clean-words.ts';
import { told } from '#reader/planted/plant.ts';
import { evenOffers } from './even-offers.ts';

const offer = (amount: number) => ({
  'services/atlas.yaml': { 'offer.items': titled('atlas', amount, { mark: 'atlas' }) },
});

test('an even number ends both columns together', () => {
  expect(told(evenOffers, offer(6))).toEqual([]);
});

test('an odd number', () => {
  expect(told(evenOffers, offer(5))).toEqual([
    'content/services/atlas.yaml, offer.items: has 5 entries, so one column ends before the other. ' +
      'Add one or remove one.',
  ]);
});
