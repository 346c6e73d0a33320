import { describe, expect, test } from 'vitest';
import { isNumber, numbersIn, numberTerms, searchTerms, toTsQuery } from './search-terms.ts';

/** As PostgreSQL would: every word of the query must match, one with a star as a prefix. */
function finds(text: string, typed: string): boolean {
  const words = searchTerms([text]);
  const asked = toTsQuery(typed)?.split(' & ') ?? [];
  return (
    asked.length > 0 &&
    asked.every((one) => {
      const [, word = '', star = ''] = /^'(.*)'(:\*)?$/u.exec(one) ?? [];
      return words.some((known) => (star === '' ? known === word : known.startsWith(word)));
    })
  );
}

describe('texts that are found', () => {
  test.each([
    ['accents', 'Café Zürich, Straße 5', 'cafe zurich strasse'],
    ['a beginning', 'A warehouse in Pune', 'wareh'],
    ['two words in any order', 'A warehouse in Pune', 'pune warehouse'],
    ['capital letters', 'ÄPFEL', 'äpfel'],
    ['Tamil, with its vowel signs', 'நீலகிரி மென்பொருள் நிறுவனம்', 'மென்பொருள்'],
    ['Hindi', 'हमें एक मोबाइल ऐप चाहिए', 'मोबाइल'],
    ['Arabic without the marks', 'نُرِيدُ تَطْبِيقًا لِلشَّرِكَة', 'نريد'],
    ['Arabic in other spellings', 'شركة أحمد', 'شركه احمد'],
    ['Chinese, two signs in a sentence', '我们需要一个移动应用程序', '移动'],
    ['Chinese, one sign', '我们需要一个移动应用程序', '移'],
    ['Chinese, a phrase', '我们需要一个移动应用程序', '移动应用'],
    ['Japanese', 'モバイルアプリを作りたいです', 'アプリ'],
    ['Thai', 'เราต้องการแอปมือถือ', 'แอป'],
    ['Russian', 'Нам нужно приложение', 'приложение'],
    ['Hebrew with points', 'שָׁלוֹם', 'שלום'],
    ['an address', 'write to asha.menon+site@mail.example', 'asha.menon+site@mail.example'],
    ['a part of an address', 'write to asha.menon@mail.example', 'menon mail'],
    ['full-width letters', 'ＡＢＣ', 'abc'],
    ['Greek without accents', 'Αθήνα', 'αθηνα'],
    ['Russian without its dots', 'Ёлка', 'елка'],
    ['Turkish without a dot', 'ısı', 'isi'],
    ['Arabic, stretched', 'كتـــاب', 'كتاب'],
    ['Arabic with a joining alif', 'ٱلكتاب', 'الكتاب'],
    ['Arabic with another last letter', 'مستشفى', 'مستشفي'],
    ['Lao', 'ສະບາຍດີ', 'ບາຍ'],
    ['Khmer', 'សួស្តី', 'សួ'],
    ['Burmese', 'မင်္ဂလာ', 'ဂလာ'],
  ])('%s', (_what, text, typed) => {
    expect(finds(text, typed)).toBe(true);
  });
});

describe('telephone numbers', () => {
  test('are found by their beginning and by their end, and as ordinary words', () => {
    expect(toTsQuery('040 66969')).toBe(
      `(('040' & '66969':*) | '04066969':* | '~96966040':* | '4066969':* | '~9696604':*)`,
    );
    expect(toTsQuery('12 ')).toBe(`'12'`);
  });

  test('need four digits, whatever stands between them', () => {
    expect(numbersIn('flat 1234, 12 4, 123')).toEqual(['1234']);
    expect(toTsQuery('0012 ')).toBe(`(('0012') | '0012':* | '~2100':*)`);
    expect(toTsQuery('00 1234 ')).toBe(
      `(('00' & '1234') | '001234':* | '~432100':* | '1234':* | '~4321':*)`,
    );
  });

  test('can be combined with other words', () => {
    expect(toTsQuery('petersen 66969')).toBe(`'petersen' & (('66969':*) | '66969':* | '~96966':*)`);
    expect(toTsQuery('66969 peters')).toBe(`'peters':* & (('66969') | '66969':* | '~96966':*)`);
  });

  test('are found in a text, however they are grouped', () => {
    const text = 'Call +49 (0)40 / 66 96 9-112 or 0171.5550199 before 12:30, room 17.';
    expect(numbersIn(text)).toEqual(['+49 (0)40 / 66 96 9-112', '0171.5550199']);
  });

  test('are indexed as digits, and once reversed', () => {
    expect(numberTerms(['+49 40 66969', '4066969', '040 66969'])).toEqual([
      '494066969',
      '4066969',
      '04066969',
      '~969660494',
    ]);
  });

  test.each([
    ['+49 40 66969', true],
    ['66969', true],
    ['669', false],
    ['room 66969', false],
  ])('%s is only a number: %s', (typed, is) => {
    expect(isNumber(typed)).toBe(is);
  });
});

describe('texts that are not found', () => {
  test.each([
    ['another Tamil word', 'நீலகிரி', 'நீல கடல்'],
    ['Japanese, where a mark is another letter', 'がく', 'かく'],
    ['Hindi, where a mark is a vowel', 'कि', 'का'],
    ['signs that do not stand together', '移机动', '移动'],
    ['the middle of a word', 'warehouse', 'house'],
    ['a finished word that is longer there', 'warehouses', 'warehouse '],
  ])('%s', (_what, text, typed) => {
    expect(finds(text, typed)).toBe(false);
  });

  test.each(['', '   ', '!?&|', ':*'])('“%s” searches for nothing', (typed) => {
    expect(toTsQuery(typed)).toBeUndefined();
  });
});

test('a word of a thousand letters is truncated in the text and in the search alike', () => {
  const long = 'x'.repeat(1_000);
  expect(searchTerms([long])).toEqual(['x'.repeat(60)]);
  expect(finds(long, long)).toBe(true);
});

test('a word is asked for once, and only the last one as a prefix', () => {
  expect(toTsQuery('loom cloth loom ')).toBe(`'loom' & 'cloth'`);
  expect(toTsQuery('loom cloth')).toBe(`'loom' & 'cloth':*`);
  expect(toTsQuery('asha@mail.example ')).toBe(`'asha@mail.example'`);
  expect(toTsQuery('asha@mail.exa')).toBe(`'asha@mail.exa':*`);
  expect(toTsQuery('移动')).toBe(`'移动'`);
});

test('a text has each word once, and each character of a script without spaces', () => {
  expect(searchTerms(['A loom.', 'a Loom'])).toEqual(['a', 'loom']);
  expect(searchTerms(['移动应'])).toEqual(['移动', '动应', '移', '动', '应']);
  expect(searchTerms(['移'])).toEqual(['移']);
  expect(searchTerms(['to a@b.example'])).toEqual(['to', 'a', 'b', 'example', 'a@b.example']);
});

test('a long address is truncated as a word is', () => {
  const address = `${'x'.repeat(70)}@mail.example`;
  expect(searchTerms([address])).toContain('x'.repeat(60));
  expect(searchTerms([address]).every((term) => term.length <= 60)).toBe(true);
});

test('operators of the query language have no meaning in a word', () => {
  expect(toTsQuery("o'neil\\@x.y&!a")).toBe("'o''neil\\\\@x.y&!a':*");
});
