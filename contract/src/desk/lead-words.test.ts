import { describe, expect, test } from 'vitest';
import { leadWords, wordsQuery } from './lead-words.ts';

/** As PostgreSQL would: every word of the query is there, one with a star as a beginning. */
function finds(text: string, typed: string, phone = ''): boolean {
  const words = leadWords([text], phone);
  const asked = wordsQuery(typed)?.split(' & ') ?? [];
  return (
    asked.length > 0 &&
    asked.every((one) => {
      const [, word = '', star = ''] = /^'(.*)'(:\*)?$/u.exec(one) ?? [];
      return words.some((known) => (star === '' ? known === word : known.startsWith(word)));
    })
  );
}

describe('what is found', () => {
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
  ])('%s', (_what, text, typed) => {
    expect(finds(text, typed)).toBe(true);
  });

  test('a telephone number, whole, its beginning and its end', () => {
    expect(finds('', '919812345678', '919812345678')).toBe(true);
    expect(finds('', '9198', '919812345678')).toBe(true);
    expect(finds('', '5678 ', '919812345678')).toBe(true);
  });
});

describe('what is not found', () => {
  test.each([
    ['another Tamil word', 'நீலகிரி', 'நீல கடல்'],
    ['signs that do not stand together', '移机动', '移动'],
    ['the middle of a word', 'warehouse', 'house'],
    ['a finished word that is longer there', 'warehouses', 'warehouse '],
  ])('%s', (_what, text, typed) => {
    expect(finds(text, typed)).toBe(false);
  });

  test.each(['', '   ', '!?&|', ':*'])('nothing is asked for by “%s”', (typed) => {
    expect(wordsQuery(typed)).toBeUndefined();
  });
});

test('a word of a thousand letters is cut, on both sides alike', () => {
  const long = 'x'.repeat(1_000);
  expect(leadWords([long])).toEqual(['x'.repeat(60)]);
  expect(finds(long, long)).toBe(true);
});

test('what has a meaning in a query has none in a word', () => {
  expect(wordsQuery("o'neil\\@x.y&!a")).toBe("'o''neil\\\\@x.y&!a':*");
});
