import { expect, test } from 'vitest';
import type { Family } from './families.ts';
import { planRun } from './plan.ts';

const names = { site: ['a', 'b'], desk: ['c'] };
const one: Family = { names };
const usual: Family = { names, usual: ['site'] };
const tests: Family = { ...usual, passesOn: true };
const several: Family = { ...usual, takes: 'several' };

const runsOf = (family: Family, ...given: string[]) => {
  const plan = planRun('try', family, given);
  return 'help' in plan
    ? plan.help
    : [plan.runs.flatMap(({ lines }) => lines).join(' '), plan.words.join(' ')];
};

test('the first word is the name, the others are for its program', () => {
  expect(runsOf(one, 'desk', 'inbox', '--headed')).toEqual(['c', 'inbox --headed']);
});

test('without a name the usual one runs, with options, pages and ports', () => {
  expect(runsOf(usual)).toEqual(['a b', '']);
  expect(runsOf(usual, '--sheet')).toEqual(['a b', '--sheet']);
  expect(runsOf(usual, '/work')).toEqual(['a b', '/work']);
  expect(runsOf(usual, '4400')).toEqual(['a b', '4400']);
});

test('a test runner also takes parts of file names', () => {
  expect(runsOf(tests, 'routes', 'menus')).toEqual(['a b', 'routes menus']);
});

test('several names run in the order of the table', () => {
  expect(runsOf(several, 'desk', 'site')).toEqual(['a b c', '']);
  expect(runsOf(several)).toEqual(['a b', '']);
});

const list = 'npm run try -- <name>, where the name is one of: site, desk.';

test('a wrong name is refused with a list', () => {
  expect(runsOf(one)).toBe(`npm run try needs a name. Run ${list}`);
  expect(runsOf(one, 'dekstop')).toBe(`npm run try has no “dekstop”. Run ${list}`);
  expect(runsOf(usual, 'dekstop')).toBe(
    `npm run try has no “dekstop”. Run ${list} Without a name: site.`,
  );
  expect(runsOf(several, 'desk', 'dekstop')).toBe(
    `npm run try has no dekstop. Run ${list} Without a name: site.`,
  );
  expect(runsOf(one, '--help')).toBe(list);
});
