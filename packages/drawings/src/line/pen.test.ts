import { expect, test } from 'vitest';
import { num } from './pen.ts';

test.each([
  [0.5, '.5'],
  [-0.5, '-.5'],
  [0, '0'],
  [-0.04, '0'],
  [10.04, '10'],
  [-20.25, '-20.2'],
  [0.96, '1'],
])('%d is written %s', (value, written) => {
  expect(num(value)).toBe(written);
});
