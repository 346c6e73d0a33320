import { expect, test } from 'vitest';
import { count } from './count.ts';
import type { Outcome } from './outcome.ts';

const outcomes = (...results: Outcome['result'][]) =>
  results.map((result) => ({ title: 'a', result }));

test('the sum is one line, and nothing passed is no success', () => {
  expect(count(outcomes('passed', 'passed'))).toEqual({ line: '2 passed, 0 failed', good: true });
  expect(count(outcomes('passed', 'skipped'))).toEqual({
    line: '1 passed, 0 failed, 1 skipped',
    good: true,
  });
  expect(count(outcomes('passed', 'failed'))).toEqual({ line: '1 passed, 1 failed', good: false });
  expect(count([])).toEqual({ line: '0 passed, 0 failed', good: false });
});
