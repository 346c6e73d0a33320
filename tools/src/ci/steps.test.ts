import { expect, test } from 'vitest';
import type { Outcome } from '#spec/outcome.ts';
import { describeRun, readSteps } from './steps.ts';

const outcomes = (...results: Outcome['result'][]) =>
  results.map((result) => ({ title: 'a', result }));
const reports: Record<string, Outcome[]> = {
  'unit.json': outcomes('passed', 'passed', 'skipped'),
  'e2e.json': outcomes('passed', 'failed', 'flaky'),
};
const read = (...lines: string[]) =>
  readSteps(lines.map((line) => `${line}\n`).join(''), (path) => reports[path] ?? []);

test('a run with steps that pass is good', () => {
  const { table, line, good } = describeRun(
    read('build\t0\t26\tbuild.log\t', 'test\t0\t149\ttest.log\tunit.json '),
  );
  expect([line, good]).toEqual(['2 passed, 0 failed', true]);
  expect(table.split('\n').map((row) => row.split(/ +/u))).toEqual([
    ['step', 'passed', 'failed', 'flaky', 'seconds'],
    ['build', '–', '0', '–', '26'],
    ['test', '2', '0', '0', '149'],
    ['all', '2', '0', '0', '175'],
  ]);
});

test('a flaky test counts as failed', () => {
  const [step] = read('e2e\t1\t9\te2e.log\te2e.json ');
  expect(step).toMatchObject({ passed: 1, failed: 2, flaky: 1 });
});

test('a step that fails without a failed test is counted', () => {
  const steps = read('build\t1\t9\tbuild.log\t', 'test\t124\t9\ttest.log\tunit.json ');
  expect(describeRun(steps)).toMatchObject({ line: '2 passed, 2 failed', good: false });
});

test('a run without a passed test is not good', () => {
  expect(describeRun(read('build\t0\t26\tbuild.log\t')).good).toBe(false);
});
