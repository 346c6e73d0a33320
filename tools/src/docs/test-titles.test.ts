import { expect, test } from 'vitest';
import { testsIn } from './test-titles.ts';

const titles = (code: string) =>
  testsIn(code).map(({ title, isSkipped }) => (isSkipped ? `(${title})` : title));

test('finds tests of Vitest and of Playwright, in groups and for each case', () => {
  expect(
    titles(`
      test('one', () => {});
      describe('a group', () => { it("two", () => {}); });
      test.describe('without script', () => { test('three', { tag: '@a' }, async () => {}); });
      it.each([1, 2])('case %i', () => {});
      it.each\`a\n\${1}\`('case $a', () => {});
      test.skipIf(isSlow)('four', () => {});
      for (const name of names) test(\`five of \${name}\`, () => {});
      test('a long ' + 'title\\n  of two lines', () => {});
    `),
  ).toEqual([
    'one',
    'two',
    'three',
    'case %i',
    'case $a',
    'four',
    'five of …',
    'a long title of two lines',
  ]);
});

test('says which of them do not run', () => {
  expect(
    titles(`
      test.skip('one', () => {});
      it.todo('two');
      test.fixme('three', async () => {});
      it.skip.each([1])('four %i', () => {});
      test.fails('five', () => {});
      test('six', { skip: true }, () => {});
      test('seven', () => { test.skip(); });
      describe.skip('a group', () => { it('eight', () => {}); });
      test.describe('another', () => { test.fixme(true, 'later'); test('nine', () => {}); });
      test('ten', () => { test.skip(isSlow, 'too slow'); });
    `),
  ).toEqual([
    '(one)',
    '(two)',
    '(three)',
    '(four %i)',
    '(five)',
    '(six)',
    '(seven)',
    '(eight)',
    '(nine)',
    'ten',
  ]);
});

test('takes no comment, no other text and no other call for a test', () => {
  expect(
    titles(`
      // test('one', () => {});
      /* it('two', () => {}); */
      const text = "test('three', () => {});";
      test.step('four', () => {});
      test.use({ name: 'five' });
      test(name, () => {});
      other('six', () => {});
    `),
  ).toEqual([]);
});
