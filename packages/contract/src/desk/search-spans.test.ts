import { describe, expect, test } from 'vitest';
import { firstSpan, markedSpans } from './search-spans.ts';
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
    ['the end of a number', 'extension 69112', '+494066969112', ['69112']],
    ['no four digits at the end of a number', 'room 9112', '+494066969112', []],
    ['two short numbers as words', 'floor 34, flat 12', '12 34', ['34', '12']],
    ['neither of two if one is missing', 'floor 34', '12 34', []],
    ['a number without its zero only from four digits', '0401 or 401', '0401 ', ['0401']],
    ['an unfinished address', 'to k.h@nord.example', 'k.h@nord', ['k.h@nord.example']],
    ['a finished address that is longer there', 'to k.h@nord.example', 'k.h@nord ', []],
    ['a word beside digits', 'loom2, 2loom, loom', 'loom ', ['loom']],
    ['a word at both ends', 'loom a loom', 'loom ', ['loom', 'loom']],
    ['every place in Chinese', '移动和移动', '移动', ['移动', '移动']],
    ['parts side by side', '移动应用', '移动应用', ['移动', '应用']],
    ['a word within accents', 'Über-loom und Öl', 'loom ol', ['loom', 'Öl']],
    ['nothing else', 'a warehouse', 'house', []],
  ])('%s', (_what, text, typed, expected) => {
    expect(marked(text, typed)).toEqual(expected);
  });

  test('a place that two terms match is marked once', () => {
    expect(marked('Oracle', 'ora oracle')).toEqual(['Oracle']);
    expect(marked('k.h@nord.example', 'nord k.h@nord.example')).toEqual(['k.h@nord.example']);
  });
});

test('the first place is enough to begin a summary', () => {
  const [term] = termsOf('loom ');
  if (term === undefined) throw new Error('The search has no term.');
  expect(firstSpan('a loom and a loom', term)).toEqual([2, 6]);
  expect(firstSpan('a mill', term)).toBeUndefined();
});
