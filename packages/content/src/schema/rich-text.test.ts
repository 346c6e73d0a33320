import { describe, expect, test } from 'vitest';
import { isInline, parseRichText, plainText } from './rich-text.ts';

describe('parseRichText', () => {
  test('plain words are one part', () => {
    expect(parseRichText('Two words.')).toEqual([{ kind: 'text', text: 'Two words.' }]);
  });

  test('emphasis, links and claims, in the order they were written', () => {
    expect(parseRichText('A *b* [c d](service:seo), [claim:e-1].')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'emphasis', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'c d', target: 'service:seo', href: '' },
      { kind: 'text', text: ', ' },
      { kind: 'claim', id: 'e-1', text: '', note: 0 },
      { kind: 'text', text: '.' },
    ]);
  });

  test('text crossed out in red', () => {
    expect(parseRichText('~~Old~~ *new*')).toEqual([
      { kind: 'struck', text: 'Old' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'new' },
    ]);
  });

  test('marks at the very start and end', () => {
    expect(parseRichText('*a*[b](page:work)')).toEqual([
      { kind: 'emphasis', text: 'a' },
      { kind: 'link', text: 'b', target: 'page:work', href: '' },
    ]);
  });

  test.each(['2 * 3 * 4', 'a [note] here', '[claim:Not An Id]', 'a * b', '<b>bold</b>', '# title'])(
    '%s is left as it is written',
    (source) => {
      expect(parseRichText(source)).toEqual([{ kind: 'text', text: source }]);
    },
  );
});

test('plainText returns only the words', () => {
  expect(plainText(parseRichText('A *b* and [c](service:seo).'))).toBe('A b and c.');
});

test('isInline recognizes a part', () => {
  expect(parseRichText('A *b*').every(isInline)).toBe(true);
  expect([null, 'text', ['text'], { text: 'a' }, { kind: 'text' }].some(isInline)).toBe(false);
});
