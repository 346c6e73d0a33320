import { expect, test } from 'vitest';
import { reminderAt } from './reminder.ts';

const hours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
  opens: '09:30',
  closes: '18:30',
  promise: 8,
  holidays: [{ day: '2026-11-18' }],
};

test.each([
  // From Monday afternoon; Wednesday is a holiday.
  ['2026-11-16T10:00:00Z', 1, '2026-11-17T04:00:00.000Z'],
  ['2026-11-16T10:00:00Z', 5, '2026-11-24T04:00:00.000Z'],
  // The day itself does not count, even before opening.
  ['2026-11-16T02:00:00Z', 1, '2026-11-17T04:00:00.000Z'],
  // On a Saturday, and late on Friday in the office's time zone.
  ['2026-11-21T10:00:00Z', 1, '2026-11-23T04:00:00.000Z'],
  ['2026-11-20T20:00:00Z', 1, '2026-11-23T04:00:00.000Z'],
])('from %s %d working days later is %s', (from, days, at) => {
  expect(reminderAt({ ...hours, week: [...hours.week] }, new Date(from), days).toISOString()).toBe(
    at,
  );
});
