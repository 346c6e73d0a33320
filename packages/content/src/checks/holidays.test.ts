import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { holidays } from './holidays.ts';

const on = (day: string) =>
  messagesOf(holidays, {
    'working-hours.yaml': { week: ['Monday', 'Friday'], holidays: [{ day, name: 'Harvest' }] },
  });

test('a holiday on a working day', () => {
  expect(on('2027-08-16')).toEqual([]);
});

test('a holiday on a day without work', () => {
  expect(on('2027-08-15')).toEqual([
    'content/working-hours.yaml, holidays.0.day: puts Harvest on a Sunday, when we do not work anyway. ' +
      'Enter the working day that is free instead, or remove it.',
  ]);
});
