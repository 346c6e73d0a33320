import { expect, test } from 'vitest';
import { sentencesOf } from './bare-site.ts';

test('finds the sentences of an entry at any depth', () => {
  const entry = {
    title: 'A',
    order: 3,
    items: [{ text: 'B' }, { text: 'C', list: ['D'] }],
    no: null,
  };
  expect(sentencesOf(entry)).toEqual(['A', 'B', 'C', 'D']);
});
