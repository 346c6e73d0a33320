import { expect, test } from 'vitest';
import { end, sentenceOf } from './stations.ts';

test('the route ends with the people who answer and does not mention sales', () => {
  const sentence = sentenceOf({ kills: 'twenty', acknowledged: '40', lost: '0' });
  expect(sentence).toContain('to the people who answer.');
  expect(`${sentence} ${end}`).not.toMatch(/\bsales\b/i);
});
