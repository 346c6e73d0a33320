import { expect, test } from 'vitest';
import { responseTimeText, targetSentence, targetText } from './response-target-text.ts';
import { workingHoursSchema } from './working-hours.schema.ts';

const hours = (change: Record<string, unknown> = {}) =>
  workingHoursSchema.parse({
    zone: 'Asia/Kolkata',
    week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:30',
    closes: '17:30',
    promise: 8,
    holidays: [],
    ...change,
  });

test('a target is given in hours, and in days if they are whole', () => {
  expect(targetText(hours())).toEqual(['eight business hours', 'one business day']);
  expect(targetText(hours({ promise: 20 }))).toEqual(['20 business hours']);
});

test('the text for senders is short and names the working hours', () => {
  expect(responseTimeText(hours())).toMatchObject({
    within: 'within one business day',
    hours: 'Monday to Friday, 9:30 a.m. to 5:30 p.m. India Standard Time',
  });
});

test('the time zone has the name it has today, not that of 1970', () => {
  expect(responseTimeText(hours({ zone: 'Europe/Lisbon' })).hours).toMatch(
    /5:30 p\.m\. Western European Time$/,
  );
});

test('a mail states the target in the words of the pages', () => {
  expect(targetSentence(hours())).toBe('We answer within one business day.');
  expect(targetSentence(hours({ promise: 20 }))).toBe('We answer within 20 business hours.');
});

test.each([
  [
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    'Monday, Tuesday, Wednesday, Thursday, Sunday',
  ],
  [['Tuesday', 'Monday', 'Wednesday'], 'Monday to Wednesday'],
  [['Saturday', 'Sunday'], 'Saturday, Sunday'],
])('the days %j are “%s”', (week, words) => {
  expect(responseTimeText(hours({ week })).hours).toMatch(new RegExp(`^${words}, 9:30 a.m.`));
});

const days = (change: Record<string, unknown> = {}) =>
  responseTimeText(hours(change)).days.map(({ sent, by, isOff }) =>
    [sent, by, ...(isOff ? ['off'] : [])].join(' '),
  );

test('the text for senders names the day by which an answer comes', () => {
  expect(days()).toEqual([
    'Mon Tue',
    'Tue Wed',
    'Wed Thu',
    'Thu Fri',
    'Fri Mon',
    'Sat, Sun Mon off',
  ]);
});

test('a target of a day and a half ends on the second day', () => {
  expect(days({ promise: 12 })).toEqual([
    'Mon Wed',
    'Tue Thu',
    'Wed Fri',
    'Thu Mon',
    'Fri Tue',
    'Sat, Sun Tue off',
  ]);
});

test('days off that are not consecutive each have their own answer', () => {
  const week = ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'];
  expect(days({ week }).slice(-2)).toEqual(['Wed Thu off', 'Sun Mon off']);
});
