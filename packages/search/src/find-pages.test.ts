import { expect, test } from 'vitest';
import { pageFinder } from './find-pages.ts';

const page = (name: string, more: object = {}) => ({
  name,
  href: `/${name.toLowerCase()}`,
  group: 'Design',
  line: '',
  names: [],
  summary: '',
  headings: [],
  terms: [],
  ...more,
});

const find = pageFinder({
  pages: [
    page('Shopify', { headings: ['Stock that lies', 'Prices of a theme'], terms: ['Node.js'] }),
    page('Prices', { terms: ['React'] }),
    page('Wireframes', { line: 'Structure first, migrated later' }),
    page('Airships', { names: ['flying'] }),
    page('Flying'),
  ],
  unanswered: [{ words: ['Sky hook', 'hoist'], say: 'No page is about sky hooks.' }],
  none: 'Nothing.',
});
const names = (words: string) => find(words).pages.map(({ name }) => name);

test('a word misspelled by one letter, if it is long enough', () => {
  expect(names('shopfy')).toEqual(['Shopify']);
  expect(names('wirefarmes')).toEqual(['Wireframes']);
  expect(names('raect')).toEqual(['Prices']);
  expect(names('sock')).toEqual([]);
});

test('an unfinished word, and another form of a word', () => {
  expect(names('struct')).toEqual(['Wireframes']);
  expect(names('migration')).toEqual(['Wireframes']);
  expect(names('price')).toEqual(['Prices', 'Shopify']);
});

test('two letters are a word, not a prefix', () => {
  expect(names('ai')).toEqual([]);
});

test('a name counts more than a heading', () => {
  expect(names('prices')).toEqual(['Prices', 'Shopify']);
});

test('a page with this title comes before one that visitors call so', () => {
  expect(names('flying')).toEqual(['Flying', 'Airships']);
});

test('every word counts: pages with all of them come before pages with some', () => {
  expect(names('theme prices')).toEqual(['Shopify', 'Prices']);
  expect(names('structure unheard')).toEqual(['Wireframes']);
});

test('a compound is found in parts and joined', () => {
  for (const typed of ['node.js', 'nodejs', 'node']) expect(names(typed)).toEqual(['Shopify']);
});

test('filler words do not count', () => {
  expect(names('how is the stock')).toEqual(['Shopify']);
  expect(names('the')).toEqual([]);
});

test('a subject without a page has an answer, as has a search without results', () => {
  expect(find('a hook for the sky').say).toBe('No page is about sky hooks.');
  expect(find('hook').say).toBe('Nothing.');
  expect(find('prices').say).toBe('');
  expect(find(' ').say).toBe('');
});
