import { expect, test } from 'vitest';
import { pageFinder } from './find-pages.ts';

const page = (name: string, more: object = {}) => ({
  name,
  href: `/${name.toLowerCase()}`,
  group: 'Design',
  line: '',
  summary: '',
  headings: [],
  terms: [],
  ...more,
});

const find = pageFinder([
  page('Shopify', { headings: ['Stock that lies', 'Prices of a theme'] }),
  page('Prices', { terms: ['React'] }),
  page('Wireframes', { line: 'Structure first' }),
]);
const names = (words: string) => find(words).map(({ name }) => name);

test('a misspelled word', () => {
  expect(names('shopfy')).toEqual(['Shopify']);
  expect(names('wirefarmes')).toEqual(['Wireframes']);
});

test('an unfinished word', () => {
  expect(names('struct')).toEqual(['Wireframes']);
});

test('a name counts for more than a heading', () => {
  expect(names('prices')).toEqual(['Prices', 'Shopify']);
});

test('all words typed, or else some of them', () => {
  expect(names('prices react')).toEqual(['Prices']);
  expect(names('structure unheard')).toEqual(['Wireframes']);
});

test('words around what is meant do not count', () => {
  expect(names('how is the stock')).toEqual(['Shopify']);
  expect(names('the')).toEqual([]);
});
