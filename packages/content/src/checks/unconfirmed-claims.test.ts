import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { unconfirmedClaims } from './unconfirmed-claims.ts';

test('a claim with a publisher', () => {
  expect(messagesOf(unconfirmedClaims, {})).toEqual([]);
});

test('a claim without one', () => {
  expect(messagesOf(unconfirmedClaims, { 'claims.yaml': { 'market.publisher': null } })).toEqual([
    'content/claims.yaml, market.publisher: is not known, so the page says “Source not yet ' +
      'confirmed”. Name who published the fact, or take the claim out of the pages.',
  ]);
});
