import { expect, test } from 'vitest';
import { firstAnswers, firstQuestions } from './first-questions.ts';
import { formNames } from './form-names.ts';

test('the fields are those of the sheet’s form', () => {
  const { hand, today, when } = formNames;
  expect(firstQuestions.map(({ field }) => field)).toEqual([hand, today, when]);
});

test('the answers are given in the chosen words', () => {
  const fields = new URLSearchParams('sheet.when=date&sheet.hand=phone&sheet.today=app');
  expect(firstAnswers(fields)).toBe(
    'Project: phone app\nWhat is there today: app in use\nBy when: fixed date',
  );
});

test('answers that home does not offer are left out', () => {
  const fields = new URLSearchParams('sheet.when=none&sheet.hand=Call+me&sheet.words=Call+me');
  expect(firstAnswers(fields)).toBe('By when: no date');
});
