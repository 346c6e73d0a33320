import { expect, test } from 'vitest';
import { sentencesOf } from './bare-site.ts';

test('the words of an entry, however deep they stand', () => {
  const entry = {
    title: 'A',
    order: 3,
    items: [{ text: 'B' }, { text: 'C', list: ['D'] }],
    no: null,
  };
  expect(sentencesOf(entry)).toEqual(['A', 'B', 'C', 'D']);
});
