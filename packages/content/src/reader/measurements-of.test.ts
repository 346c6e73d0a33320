import { expect, test } from 'vitest';
import { wordsOf } from './measurements-of.ts';

test('a measurement is formatted in its unit', () => {
  expect(wordsOf({ unit: 'bytes', value: 72_090 })).toBe('70.4 KB');
  expect(wordsOf({ unit: 'count', value: 3_151 })).toBe('3,151');
});
