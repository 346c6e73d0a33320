import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { staleClaims } from './stale-claims.ts';

const faults = { 'claims.yaml': { 'market.checkAgain': '2027-05-15' } };

test('a claim is valid until the end of its day', () => {
  expect(messagesOf(staleClaims(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
});

test('a claim past its day', () => {
  expect(messagesOf(staleClaims(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
    'content/claims.yaml, market.checkAgain: should have been checked again by 2027-05-15. Look at the ' +
      'source, correct the value, and update checked and checkAgain.',
  ]);
});
