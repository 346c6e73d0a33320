import { expect, test } from 'vitest';
import { stamp, stampRect } from './stamp.ts';

test('every copy after the first is reached by a relative move', () => {
  expect(
    stamp(stampRect(4, 2), [
      [10, 10],
      [16, 10],
      [16, 15],
    ]),
  ).toBe('M10 10h4v2h-4zm6 0h4v2h-4zm0 5h4v2h-4z');
});

test('no places draw nothing', () => {
  expect(stamp(stampRect(4, 2), [])).toBe('');
});
