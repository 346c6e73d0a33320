import { expect, test } from 'vitest';
import { exhibitSchema } from './exhibit.schema.ts';

const foot = Array.from({ length: 5 }, () => ({ term: 'effort', value: '1', says: 'day' }));
const faults = (own: object): string[] => {
  const sheet = { label: 'finding one', title: 'A title', foot, ...own };
  const exhibit = { sample: true, title: 'One sheet', text: 'As you get it.', sheet };
  return (
    exhibitSchema
      .safeParse(exhibit)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
};

test('each row of a table has a text for each column', () => {
  const row = ['a', 'b', 'c'];
  const table = (rows: readonly string[][]) => ({ table: { columns: ['aa', 'bb', 'cc'], rows } });
  expect(faults(table([row, row, row]))).toEqual([]);
  expect(faults(table([row, row, [...row, 'd']]))).toEqual([
    'sheet.table.rows: has a row with more or fewer texts than there are columns',
  ]);
});

test('a part is not empty', () => {
  expect(faults({ parts: [{ title: 'Place' }] })).toEqual([
    'sheet.parts.0: needs a text, steps or code',
  ]);
});

test('each row of a matrix has a mark for each column', () => {
  const columns = ['1', '2', '3'].map((name) => ({ name }));
  const key = { full: 'stopped', half: 'hesitated', open: 'passed' };
  const matrix = (...cells: readonly string[][]) => ({
    matrix: { key, columns, rows: cells.map((one) => ({ name: 'A row', cells: one })) },
  });
  const marks = ['#', '/31', '–'];
  expect(faults(matrix(marks, marks, marks))).toEqual([]);
  expect(faults(matrix(marks, marks, ['#']))).toEqual([
    'sheet.matrix.rows: has a row with more or fewer marks than there are columns',
  ]);
  expect(faults(matrix(marks, marks, ['#', '31', '–']))).toEqual([
    'sheet.matrix.rows.2.cells.1: must be – or begin with #, / or .',
  ]);
});

test('all lines of curves have the same number of points', () => {
  const curves = (...lengths: readonly number[]) => ({
    curves: {
      title: 'Share of answers',
      scale: ['0', '10'],
      lines: lengths.map((length, i) => ({ name: `line ${i}`, percents: Array(length).fill(50) })),
      crossings: [],
    },
  });
  expect(faults(curves(5, 5))).toEqual([]);
  expect(faults(curves(5, 6))).toEqual(['sheet.curves.lines: have different numbers of percents']);
});
