import { expect, test } from 'vitest';
import { fittingServices } from './fitting-services.ts';

test('what more answers name comes first', () => {
  expect(
    fittingServices([
      ['a', 'b', 'c'],
      ['c', 'd'],
      ['c', 'b'],
    ]),
  ).toEqual(['c', 'b']);
});

test('among equals, what an answer names earlier, then what a later question leads to', () => {
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

test('an answer that names a service twice has one vote', () => {
  expect(fittingServices([['a', 'a'], ['b', 'c'], ['c']])).toEqual(['c', 'b']);
});
