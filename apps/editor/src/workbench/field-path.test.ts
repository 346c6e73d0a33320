import { expect, test } from 'vitest';
import { fieldInWords } from '#refusal.ts';
import { fieldPath } from './field-path.ts';

test.each([
  ['process.steps.2.youGet', { process: {}, title: '' }, 'Process, Steps, entry 3, You get'],
  ['tagline', { tagline: '' }, 'Tagline'],
  ['second.checkAgain', { first: {}, second: {} }, 'entry 2, Check again'],
  ['1.from', [{ from: '' }, { from: '' }], 'entry 2, From'],
  ['', { title: '' }, ''],
])('%s is described as a person would', (field, raw, words) => {
  expect(fieldInWords(fieldPath(field, raw))).toBe(words);
});

test('in a file with many entries, the form has one field for all', () => {
  expect(fieldPath('second.checkAgain', { first: {}, second: {} })).toEqual([
    'entries',
    1,
    'checkAgain',
  ]);
});
