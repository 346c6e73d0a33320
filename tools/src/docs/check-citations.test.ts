import { expect, test } from 'vitest';
import { checkCitations } from './check-citations.ts';
import { testsIn } from './test-titles.ts';

const tests = new Map([
  [
    'apps/site/tests/home.spec.ts',
    testsIn(
      "test('R5 lists five groups', () => {}); test(`R6 ${name} is shown`, () => {}); test.skip('R8 is later', () => {});",
    ),
  ],
]);
const check = (text: string): string[] => checkCitations({ path: 'docs/a.md', text }, tests);

test('a cited test exists, with an ellipsis for what it fills in', () => {
  expect(check("_Held by_ home.spec.ts 'R5 lists\nfive groups', 'R6 … is shown'.")).toEqual([]);
});

test('a file or a title that does not exist or run is named', () => {
  expect(check("gone.spec.ts 'R5 lists five groups'")).toEqual([
    'docs/a.md — there is no test file gone.spec.ts.',
  ]);
  expect(check("home.spec.ts 'R7 lists'")).toEqual([
    "docs/a.md — home.spec.ts has no test 'R7 lists'.",
  ]);
  expect(check("home.spec.ts 'R8 is later'")).toHaveLength(1);
});
