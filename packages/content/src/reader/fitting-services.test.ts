import { expect, test } from 'vitest';
import { fittingServices } from './fitting-services.ts';

test('services named by more answers come first', () => {
  expect(
    fittingServices([
      ['a', 'b', 'c'],
      ['c', 'd'],
      ['c', 'b'],
    ]),
  ).toEqual(['c', 'b']);
});

test('ties are broken by the position in an answer, then by the later question', () => {
  expect(fittingServices([['a', 'b'], ['c', 'd'], ['e']])).toEqual(['e', 'c']);
});

test('the first answer is enough for two', () => {
  expect(fittingServices([['a', 'b', 'c']])).toEqual(['a', 'b']);
});

test('a third only if two answers agree on it', () => {
  expect(fittingServices([['a', 'b', 'c'], ['c', 'b', 'a'], ['d']])).toEqual(['c', 'a', 'b']);
  expect(fittingServices([['a', 'b'], ['b', 'a'], ['c']])).toEqual(['b', 'a']);
});

test('never more than three', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(fittingServices([all, all, all])).toEqual(['a', 'b', 'c']);
});

test('an answer that names a service twice counts once', () => {
  expect(fittingServices([['a', 'a'], ['b', 'c'], ['c']])).toEqual(['c', 'b']);
});
