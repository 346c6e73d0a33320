import { expect, test } from 'vitest';
import { blocksOf, startOfText, wordsOf } from './text-blocks.ts';

const joined = (block: string): string =>
  wordsOf(block)
    .map((words) => (typeof words === 'string' ? words : words.join('')))
    .join('');

test('paragraphs stay as they were written', () => {
  expect(blocksOf('one\ntwo\n\nthree')).toEqual(['one\ntwo', 'three']);
  expect(wordsOf('We run 14 services.')).toEqual(['We run 14 services.']);
});

test('a paragraph that is too long is cut at a space and loses no word', () => {
  const text = 'word '.repeat(3_000).trim();
  const blocks = blocksOf(text);
  expect(blocks.length).toBeGreaterThan(1);
  expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
  expect(blocks.join(' ')).toBe(text);
});

test.each([
  ['one letter', 'W'],
  ['letters with accents', 'a\u0301'],
  ['pairs of surrogates', '😀'],
  ['joined signs', '👩\u200D👧'],
  ['accents alone', '\u0301'],
  ['spaces that do not break', 'a\u00A0'],
  ['line ends that are none', 'a\u2028'],
])('a word of 30,000 letters is cut into short pieces and loses none: %s', (_, letter) => {
  const text = letter.repeat(30_000 / letter.length);
  const blocks = blocksOf(text);
  expect(blocks.join('')).toBe(text);
  for (const block of blocks) {
    expect(block.isWellFormed()).toBe(true);
    expect(joined(block)).toBe(block);
    for (const words of wordsOf(block))
      for (const piece of [words].flat()) {
        expect(piece.length).toBeLessThanOrEqual(100);
        expect(piece.isWellFormed()).toBe(true);
      }
  }
});

test('an accent stays with its letter', () => {
  const pieces = wordsOf('a\u0301'.repeat(300)).flat();
  expect(pieces.every((piece) => piece.startsWith('a'))).toBe(true);
});

test('the first part ends at a whole character', () => {
  expect(startOfText('abc', 10)).toBe('abc');
  expect(startOfText('ab😀', 3)).toBe('ab');
  expect(startOfText('ab😀', 4)).toBe('ab😀');
});
