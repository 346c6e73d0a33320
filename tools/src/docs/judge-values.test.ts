import { expect, test } from 'vitest';
import { judgeValues, type StatedValue } from './judge-values.ts';

const code = 'const WAIT_MS = 5 * 60_000;';
const judge = (text: string, value: Partial<StatedValue> = {}): string[] =>
  judgeValues(
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
  expect(judge('It ends after 5\nminutes.')).toEqual([]);
  expect(judge('It ends after 6 minutes.')).toEqual([
    'docs/a.md — says “6” where src/a.ts has “5 * 60_000”.',
  ]);
});

test('a count is compared with how often the code has it', () => {
  const counted = { says: /(\w+) waits/, code: /WAIT_\w+ =/g, per: 1 };
  expect(judge('It has one waits.', counted)).toEqual([]);
  expect(judge('It has two waits.', counted)).toEqual([
    'docs/a.md — says “two” where src/a.ts has 1.',
  ]);
});

test('a sentence or a value that is gone is reported', () => {
  expect(judge('It ends.')).toEqual([
    'docs/a.md — does not say /after (\\d+) minutes/. Remove the row from stated-values.ts.',
  ]);
  expect(judge('after 5 minutes', { code: /GONE = (.*);/ })).toEqual([
    'docs/a.md — “5” should be in src/a.ts, which has no /GONE = (.*);/.',
  ]);
});
