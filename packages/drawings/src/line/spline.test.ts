import { expect, test } from 'vitest';
import { spline } from './spline.ts';

test('an open line begins and ends at its own points', () => {
  expect(
    spline([
      [0, 0],
      [10, 20],
      [30, 20],
      [40, 0],
    ]),
  ).toBe('M0 0q10 20 20 20t20-20');
});

test('a closed line returns to where it began', () => {
  expect(
    spline(
      [
        [0, 0],
        [20, 0],
        [20, 20],
        [0, 20],
      ],
      true,
    ),
  ).toBe('M0 10q0-10 10-10t10 10t-10 10t-10-10');
});

test('fewer than two points draw nothing', () => {
  expect(spline([[5, 5]])).toBe('');
});
