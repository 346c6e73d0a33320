import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { dueClaims } from './due-claims.ts';

const due = (checkAgain: string) =>
  messagesOf(dueClaims(new Date('2026-11-15T12:00:00Z')), {
    'claims.yaml': { 'market.checkAgain': checkAgain },
  });

test('a claim that is due in sixty days is listed', () => {
  expect(due('2027-01-14')).toEqual([
    'content/claims.yaml, market.checkAgain: must be checked again by 2027-01-14. Look at the source, correct the value, and update checked and checkAgain.',
  ]);
});

test('one that is due later is not', () => {
  expect(due('2027-01-15')).toEqual([]);
});
