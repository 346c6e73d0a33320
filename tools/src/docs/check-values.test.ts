import { expect, test } from 'vitest';
import { checkValues, type StatedValue } from './check-values.ts';

const code = 'const WAIT_MS = 5 * 60_000;';
const check = (text: string, value: Partial<StatedValue> = {}): string[] =>
  checkValues(
    [
      {
        document: 'docs/a.md',
        says: /after (\d+) minutes/,
        file: 'src/a.ts',
        code: /WAIT_MS = (.*);/,
        per: 60_000,
        ...value,
      },
    ],
    [{ path: 'docs/a.md', text }],
    () => code,
  );

test('a value is compared in the units of the document, across line breaks', () => {
  expect(check('It ends after 5\nminutes.')).toEqual([]);
  expect(check('It ends after 6 minutes.')).toEqual([
    'docs/a.md — says “6” where src/a.ts has “5 * 60_000”.',
  ]);
});

test('a count is compared with how often the code has it', () => {
  const counted = { says: /(\w+) waits/, code: /WAIT_\w+ =/g, per: 1 };
  expect(check('It has one waits.', counted)).toEqual([]);
  expect(check('It has two waits.', counted)).toEqual([
    'docs/a.md — says “two” where src/a.ts has 1.',
  ]);
});

test('a sentence or a value that is gone is reported', () => {
  expect(check('It ends.')).toEqual([
    'docs/a.md — does not say /after (\\d+) minutes/. Remove the row from stated-values.ts.',
  ]);
  expect(check('after 5 minutes', { code: /GONE = (.*);/ })).toEqual([
    'docs/a.md — “5” should be in src/a.ts, which has no /GONE = (.*);/.',
  ]);
});
