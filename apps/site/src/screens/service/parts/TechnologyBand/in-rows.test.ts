import { expect, test } from 'vitest';
import { inRows } from './in-rows.ts';

/** Upper case means that it has a logo. */
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

test('names with a logo and names without are in separate rows', () => {
  expect(rowsOf('AbCDe')).toEqual([
    ['marks', 'ACD'],
    ['names', 'be'],
  ]);
});

test('the row with the first name comes first', () => {
  expect(rowsOf('aBCd')).toEqual([
    ['names', 'ad'],
    ['marks', 'BC'],
  ]);
});

test('a single kind is one row', () => {
  expect(rowsOf('ABC')).toEqual([['marks', 'ABC']]);
  expect(rowsOf('abc')).toEqual([['names', 'abc']]);
});

test('a single name without a logo gets no row of its own', () => {
  expect(rowsOf('AbCD')).toEqual([['marks', 'AbCD']]);
  expect(rowsOf('aB')).toEqual([['marks', 'aB']]);
});

test('logos are left out if fewer than half have one', () => {
  expect(rowsOf('abCde')).toEqual([['names', 'abCde']]);
});
