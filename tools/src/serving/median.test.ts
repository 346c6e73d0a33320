import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the middle of an odd and an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('An empty list has no median.');
});
