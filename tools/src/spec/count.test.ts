import { expect, test } from 'vitest';
import { count } from './count.ts';
import type { Outcome } from './outcome.ts';

const outcomes = (...results: Outcome['result'][]) =>
  results.map((result) => ({ title: 'a', result }));

test('the sum is one line, and a run without a passed test is not good', () => {
  expect(count(outcomes('passed', 'passed'))).toMatchObject({
    line: '2 passed, 0 failed',
    good: true,
  });
  expect(count(outcomes('passed', 'skipped'))).toMatchObject({
    line: '1 passed, 0 failed, 1 skipped',
    good: true,
  });
  expect(count(outcomes('passed', 'failed'))).toMatchObject({
    line: '1 passed, 1 failed',
    good: false,
  });
  expect(count([])).toMatchObject({ line: '0 passed, 0 failed', good: false });
});

test('tests with axe are counted separately', () => {
  const axe = { title: 'axe finds nothing in the open menu', result: 'passed' } as const;
  expect(count([axe, { ...axe, result: 'failed' }, ...outcomes('passed')])).toMatchObject({
    passed: 2,
    axe: 1,
  });
});
