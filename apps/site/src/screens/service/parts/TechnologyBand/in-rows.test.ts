import { expect, test } from 'vitest';
import { inRows } from './in-rows.ts';

/** Upper case has a mark. */
const tools = (letters: string) =>
  Array.from(letters, (name) => ({
    id: name,
    name,
    ...(name === name.toUpperCase() && { icon: `si${name}` }),
  }));
const rowsOf = (letters: string) =>
  inRows(tools(letters)).map(({ marked, items }) => [
    marked ? 'marks' : 'names',
    items.map(({ name }) => name).join(''),
  ]);

test('names with marks and names without are in rows of their own', () => {
  expect(rowsOf('AbCDe')).toEqual([
    ['marks', 'ACD'],
    ['names', 'be'],
  ]);
});

test('the row of what is named first comes first', () => {
  expect(rowsOf('aBCd')).toEqual([
    ['names', 'ad'],
    ['marks', 'BC'],
  ]);
});

test('one kind alone is one row', () => {
  expect(rowsOf('ABC')).toEqual([['marks', 'ABC']]);
  expect(rowsOf('abc')).toEqual([['names', 'abc']]);
});

test('one name without a mark is no row of its own', () => {
  expect(rowsOf('AbCD')).toEqual([['marks', 'AbCD']]);
  expect(rowsOf('aB')).toEqual([['marks', 'aB']]);
});

test('marks that fewer than half of them have are left out', () => {
  expect(rowsOf('abCde')).toEqual([['names', 'abCde']]);
});
