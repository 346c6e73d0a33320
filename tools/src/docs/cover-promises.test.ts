import type { Outcome } from '#spec/outcome.ts';
import { expect, test } from 'vitest';
import { coverPromises } from './cover-promises.ts';

const row = { path: 'docs/a.md', line: 3, promise: 'No cookie is set' };
const cover = (heldBy: string, outcomes: readonly Outcome[]) =>
  coverPromises([{ ...row, heldBy }], {
    outcomes,
    testFiles: ['tests/cookies.test.ts', 'apps/site/tests/static-host/emailjs.spec.ts'],
    isRun: (file) => !file.includes('static-host'),
  });
const cited = '`cookies.test.ts`: “sets no cookie on %s”';
const outcome = (title: string, result: Outcome['result'], file = 'tests/cookies.test.ts') => ({
  title,
  result,
  file,
});
const fault = (words: string) => [
  `docs/a.md:3 — “sets no cookie on %s” of tests/cookies.test.ts ${words}, which holds: No cookie is set`,
];

test('a promise is covered by a test that passed, in every case that ran', () => {
  expect(
    cover(cited, [
      outcome('sets no cookie on /', 'passed'),
      outcome('sets no cookie on /work', 'skipped'),
      outcome('another', 'failed'),
      outcome('sets no cookie on /', 'failed', 'apps/tests/cookies.test.ts'),
    ]),
  ).toEqual({ findings: [], passed: 1, later: 0 });
});

test.each([
  ['did not run', []],
  ['did not run', [outcome('sets no cookies', 'passed')]],
  ['did not run', [outcome('sets no cookie on /', 'passed', 'tests/other.test.ts')]],
  ['was skipped', [outcome('sets no cookie on /', 'skipped')]],
  ['failed', [outcome('sets no cookie on /', 'passed'), outcome('sets no cookie on /a', 'failed')]],
  ['failed', [outcome('sets no cookie on /', 'flaky')]],
])('a test that %s covers nothing', (words, outcomes) => {
  expect(cover(cited, outcomes).findings).toEqual(fault(words));
});

test('a test of a suite that this run leaves out is not required', () => {
  expect(cover('`emailjs.spec.ts`: “reaches EmailJS”', [])).toEqual({
    findings: [],
    passed: 0,
    later: 1,
  });
});
