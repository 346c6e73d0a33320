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

test('a part says something', () => {
  expect(faults({ parts: [{ title: 'Place' }] })).toEqual([
    'sheet.parts.0: needs a text, steps or code',
  ]);
});
