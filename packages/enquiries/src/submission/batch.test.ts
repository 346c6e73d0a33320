import { expect, it } from 'vitest';
import { batcher } from './batch.ts';

/** Each batch, and how it is answered. */
function batches(size: number, atOnce: number) {
  const begun: { items: readonly string[]; end: (results: string[] | Error) => void }[] = [];
  const add = batcher<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const end = (results: string[] | Error) => {
          if (results instanceof Error) reject(results);
          else resolve(results);
        };
        begun.push({ items, end });
      }),
    { size, atOnce },
  );
  return { add, begun };
}
const settle = () => new Promise(setImmediate);

it('what arrives while a batch runs forms the next, of at most its size', async () => {
  const { add, begun } = batches(2, 1);
  const results = Promise.all(['a', 'b', 'c', 'd'].map(add));
  expect(begun.map(({ items }) => items)).toEqual([['a']]);
  begun[0]?.end(['A']);
  await settle();
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  begun[1]?.end(['B', 'C']);
  await settle();
  begun[2]?.end(['D']);
  expect(await results).toEqual(['A', 'B', 'C', 'D']);
});

it('runs as many at once as allowed', () => {
  const { add, begun } = batches(5, 2);
  for (const item of ['a', 'b', 'c']) void add(item);
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b']]);
});

it('a batch that fails or answers too few fails those items only', async () => {
  const { add, begun } = batches(2, 1);
  const outcomes = Promise.allSettled(['a', 'b', 'c'].map(add));
  begun[0]?.end(new Error('The database is away.'));
  await settle();
  begun[1]?.end(['B']);
  expect(await outcomes).toEqual([
    { status: 'rejected', reason: new Error('The database is away.') },
    { status: 'fulfilled', value: 'B' },
    { status: 'rejected', reason: new Error('A batch answered too few results.') },
  ]);
});
