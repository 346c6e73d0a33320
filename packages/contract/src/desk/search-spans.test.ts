import { describe, expect, test } from 'vitest';
import { markedSpans } from './search-spans.ts';
import { termsOf } from './search-terms.ts';

const marked = (text: string, typed: string): string[] =>
  markedSpans(text, termsOf(typed)).map(([from, to]) => text.slice(from, to));

describe('marked text', () => {
  test.each([
    ['the whole word of a beginning', 'An Oracle 12c database', 'ora', ['Oracle']],
    ['with its accents', 'Das Café in ZÜRICH', 'zurich cafe ', ['Café', 'ZÜRICH']],
    ['a word that comes after a part of it', 'a bloom, a loom', 'loom ', ['loom']],
    ['a finished word alone', 'looms', 'loom ', []],
    ['an accent beside it', 'élan, elan', 'elan ', ['élan', 'elan']],
    ['every place', 'loom, Loom and looms', 'loom ', ['loom', 'Loom']],
    ['an address', 'to k.h@nord.example, please', 'k.h@nord.example', ['k.h@nord.example']],
    ['a part of a Chinese sentence', '我们需要移动应用', '移动', ['移动']],
    ['a number grouped otherwise', 'tel. +49 40 66969 112', '040 66969', ['+49 40 66969 112']],
    ['a number without its country', 'tel. 040 66969112', '+494066969112', ['040 66969112']],
    ['a year', 'in March 2026', '2026', ['2026']],
    ['nothing else', 'a warehouse', 'house', []],
  ])('%s', (_what, text, typed, expected) => {
    expect(marked(text, typed)).toEqual(expected);
  });

  test('a place that two terms match is marked once', () => {
    expect(marked('Oracle', 'ora oracle')).toEqual(['Oracle']);
  });
});
