import { expect, test } from 'vitest';
import { parseRichText, plainText } from '#schema/rich-text.ts';
import { withoutSentences } from './without-sentences.ts';

const left = (source: string) =>
  plainText(withoutSentences(parseRichText(source), (target) => target === 'page:off'));

test.each([
  ['A first. Then [it](page:off).', 'A first.'],
  ['See [it](page:off) first. Then another.', 'Then another.'],
  ['One. Two [it](page:off), *and* more. Three.', 'One. Three.'],
  ['One? [It is.](page:off) Three.', 'One? Three.'],
  ['He said “No.” Then [it](page:off).', 'He said “No.”'],
  ['One. [claim:id] grew, see [it](page:off). Three.', 'One. Three.'],
  ['[It](page:off) is. Two [on](page:on).', 'Two on.'],
  ['Only [this](page:off).', 'Only this.'],
  ['Both [this](page:off) and [that](page:on).', 'Both this and that.'],
  ['It costs 2.5 times [that](page:off).', 'It costs 2.5 times that.'],
])('%s', (source, words) => {
  expect(left(source)).toBe(words);
});

test('a link of which only the words are left is not a link', () => {
  const [, words] = withoutSentences(parseRichText('Only [this](page:off).'), () => true);
  expect(words).toEqual({ kind: 'text', text: 'this' });
});

test('a text without such a link stays the same object', () => {
  const text = parseRichText('See [it](page:on). Then another.');
  expect(withoutSentences(text, (target) => target === 'page:off')).toBe(text);
});
