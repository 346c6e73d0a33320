import { expect, test } from 'vitest';
import { readCursor, UUID, writeCursor, type Cursor } from './cursor.ts';
import { PAGE_SIZE, pageOf } from './queue.store.ts';

const id = '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11';

test.each<[Cursor, number]>([
  [[id], 0],
  [['1763000000000000', id], 1],
  [['0', '9999999999999999', id], 2],
])('%j is read back unchanged', (cursor, moments) => {
  expect(readCursor(writeCursor(cursor), moments)).toEqual(cursor);
});

test.each([
  ['nothing', ''],
  ['an id alone', id],
  ['a moment alone', '7'],
  ['two moments', `7_7_${id}`],
  ['no number', `x7_${id}`],
  ['a number and more', `7x_${id}`],
  ['too long a number', `${'1'.repeat(17)}_${id}`],
  ['no moment', `_${id}`],
  ['half an id', `7_${id.slice(1)}`],
  ['an id and more', `7_${id}0`],
  ['an id in capitals', `7_${id.toUpperCase()}`],
  ['SQL', `7_${id}'; drop table enquiries`],
])('a cursor with %s is rejected', (_name, text) => {
  expect(readCursor(text, 1)).toBeUndefined();
});

test('an id is a whole UUID', () => {
  expect(UUID.test(id)).toBe(true);
  expect(UUID.test(` ${id}`)).toBe(false);
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const page = (count: number) => pageOf(rows(count), (at) => [String(at), id]);

test('an extra row shows that there is a next page, which starts after the last row shown', () => {
  expect(page(PAGE_SIZE + 1)).toEqual({ rows: rows(PAGE_SIZE), next: `${PAGE_SIZE - 1}_${id}` });
  expect(page(PAGE_SIZE)).toEqual({ rows: rows(PAGE_SIZE), next: null });
  expect(page(0)).toEqual({ rows: [], next: null });
});
