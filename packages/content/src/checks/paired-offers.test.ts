import { expect, test } from 'vitest';
import { titled } from '#reader/test-content/valid-text.ts';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { pairedOffers } from './paired-offers.ts';

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
