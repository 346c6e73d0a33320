import { expect, test } from 'vitest';
import {
  isTheirLanguage,
  STOCK_LANGUAGE,
  templateLanguages,
  textFor,
} from './template-languages.ts';

const texts = ['en', 'de', 'pt', 'pt-BR', 'nb', 'zh-Hant'].map((language) => ({ language }));

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-AO', 'pt'],
  ['de-AT', 'de'],
  ['de', 'de'],
  ['no-NO', 'nb'],
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'en'],
  ['sv-SE', 'en'],
  ['en-US', 'en'],
  ['', 'en'],
  ['not a language', 'en'],
])('the text for browser language %j is in %s', (browser, language) => {
  expect(textFor(texts, browser)?.language).toBe(language);
});

test('without English it is the first text', () => {
  expect(textFor([{ language: 'de' }, { language: 'fr' }], 'sv')?.language).toBe('de');
  expect(textFor<{ language: string }>([], 'sv')).toBeUndefined();
});

test.each([
  ['de', 'de-AT', true],
  ['pt-BR', 'pt-BR', true],
  ['en', 'en-GB', true],
  ['en', 'sv-SE', false],
  ['pt-BR', 'pt-PT', false],
  ['en', '', false],
])('%s matches browser language %j: %s', (language, browser, is) => {
  expect(isTheirLanguage(language, browser)).toBe(is);
});

test('every language has a name, and none is listed twice', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  expect(templateLanguages.filter((language) => names.of(language) === undefined)).toEqual([]);
  expect(new Set(templateLanguages).size).toBe(templateLanguages.length);
  expect(templateLanguages[0]).toBe(STOCK_LANGUAGE);
});
