import type { Template } from '@studio/contract/desk/templates';
import { expect, test } from 'vitest';
import { choicesIn } from './template-choices.ts';

const textIn = (language: string) => ({ language, text: language, isStock: true, isOld: false });
const templateOf = (id: string, ...languages: readonly string[]): Template => ({
  id,
  name: id,
  hasStock: true,
  isRetired: false,
  texts: languages.map(textIn),
  seen: '0',
  changedBy: null,
  changedAt: null,
});
const both = templateOf('both', 'en', 'de');
const english = templateOf('english', 'en');

test('each template is offered in the requested language, otherwise in English', () => {
  expect(choicesIn([both, english], 'de')).toEqual([
    { id: 'both', name: 'both', chosen: textIn('de'), isInstead: false },
    { id: 'english', name: 'english', chosen: textIn('en'), isInstead: true },
  ]);
});

test('of an unknown language none is missed', () => {
  expect(choicesIn([both], '')).toEqual([
    { id: 'both', name: 'both', chosen: textIn('en'), isInstead: false },
  ]);
});

test('neither a retired template nor one without a text is offered', () => {
  expect(choicesIn([{ ...both, isRetired: true }, templateOf('empty')], 'en')).toEqual([]);
});
