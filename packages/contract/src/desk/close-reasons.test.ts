import { expect, test } from 'vitest';
import { ANOTHER_REASON, areReasons, reasonListsSchema } from './close-reasons.ts';

const reasons = (count: number) => Array.from({ length: count }, (_, at) => `Reason ${at}`);

test.each<[string, readonly string[], boolean]>([
  ['none', [], true],
  ['twelve', reasons(12), true],
  ['thirteen', reasons(13), false],
  ['sixty characters', ['x'.repeat(60)], true],
  ['sixty-one characters', ['x'.repeat(61)], false],
  ['an empty one', ['Price', ''], false],
  ['one twice', ['Price', 'Time', 'Price'], false],
  ['the one that is always offered', ['Price', ANOTHER_REASON], false],
])('a list of %s is accepted: %s', (_what, list, is) => {
  expect(areReasons(list)).toBe(is);
});

test('both lists are needed', () => {
  expect(ANOTHER_REASON).toBe('Another reason');
  const lists = { won: ['Price'], lost: [] };
  expect(reasonListsSchema.parse(lists)).toEqual(lists);
  expect(reasonListsSchema.safeParse({ won: [] }).success).toBe(false);
  expect(reasonListsSchema.safeParse({ lost: [] }).success).toBe(false);
});
