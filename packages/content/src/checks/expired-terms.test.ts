import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { dueTerms, expiredTerms } from './expired-terms.ts';

const faults = {
  'pages/terms-of-work.yaml': {
    'warranty.expires': '2027-05-15',
  },
  'facts.yaml': { 'price.expires': '2027-05-15' },
};
const fact = 'content/facts.yaml, price.expires:';
const warranty = 'content/pages/terms-of-work.yaml, warranty.expires:';
const fix = 'Ask Head of rules whether it still holds, correct it, and update expires.';

test('a term is valid until the end of its day', () => {
  expect(messagesOf(expiredTerms(new Date('2027-05-15T23:59:59Z')), faults)).toEqual([]);
});

test('an expired term, at any depth, with its owner', () => {
  expect(messagesOf(expiredTerms(new Date('2027-05-16T00:00:00Z')), faults)).toEqual([
    `${fact} should have been checked again by 2027-05-15. ${fix}`,
    `${warranty} should have been checked again by 2027-05-15. ${fix}`,
  ]);
});

test('a term is listed sixty days before it expires', () => {
  expect(messagesOf(dueTerms(new Date('2027-03-15')), faults)).toEqual([]);
  expect(messagesOf(dueTerms(new Date('2027-03-16')), faults)).toEqual([
    `${fact} must be checked again by 2027-05-15. ${fix}`,
    `${warranty} must be checked again by 2027-05-15. ${fix}`,
  ]);
});
