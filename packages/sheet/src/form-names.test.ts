import { expect, test } from 'vitest';
import { blank, readAnswers } from './answers.ts';
import { answersFromForm, formEntries, formNames, isSheetName, peopleName } from './form-names.ts';

test('a form without answers is a blank sheet', () => {
  expect(answersFromForm([])).toEqual(blank);
  expect(
    answersFromForm([
      [formNames.project, ''],
      [peopleName('staff'), ''],
    ]),
  ).toEqual(blank);
});

test('repeated values are kept for multiple choices; otherwise the last one counts', () => {
  const read = answersFromForm([
    ['name', 'Asha'],
    ['sheet.today', 'paper'],
    ['sheet.today', 'app'],
    ['sheet.people.staff', 'tens'],
    ['sheet.people.customers', ''],
    ['sheet.when', 'date'],
    ['sheet.whenDate', '2027-05-31'],
    ['sheet.steer', 'weekly'],
    ['sheet.steer', 'scope'],
    ['sheet.words', 'first\r\nsecond'],
  ]);
  expect(read).toEqual(
    readAnswers({
      version: 1,
      today: ['paper', 'app'],
      people: { staff: 'tens' },
      when: 'date',
      whenDate: '2027-05-31',
      steer: 'scope',
      words: 'first\nsecond',
    }),
  );
  expect(answersFromForm(formEntries(read))).toEqual(read);
});

test('an unknown field name is ignored', () => {
  const hostile = [
    ['sheet.__proto__', 'x'],
    ['sheet.people.__proto__', 'tens'],
    ['sheet.today', '<script>'],
  ] as const;
  expect(answersFromForm(hostile)).toEqual(blank);
  expect(Object.hasOwn(Object.prototype, 'tens')).toBe(false);
});

test('field names never change, because earlier builds post them too', () => {
  for (const [field, name] of Object.entries(formNames)) expect(name).toBe(`sheet.${field}`);
  expect(peopleName('staff')).toBe('sheet.people.staff');
});

test('recognizes fields of a sheet by the prefix of their names', () => {
  expect(isSheetName(formNames.today)).toBe(true);
  expect(isSheetName('name')).toBe(false);
  expect(isSheetName('my.sheet.')).toBe(false);
});
