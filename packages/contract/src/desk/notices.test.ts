import { expect, test } from 'vitest';
import type { WorkingHours } from '../working-hours.schema.ts';
import { mayNotify, noNotices, noticesSchema, type Notices } from './notices.ts';

const hours: WorkingHours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [{ day: '2026-11-18' }],
};
const night = { from: '22:00', until: '07:00' };
const lunch = { from: '12:00', until: '13:00' };

// Monday, November 16, 2026; the office is five and a half hours ahead.
test.each<[string, Notices['quiet'], boolean, string, boolean]>([
  ['at any time', null, false, '2026-11-15T20:00:00Z', true],
  ['in working time', null, true, '2026-11-16T04:00:00Z', true],
  ['before it', null, true, '2026-11-16T03:59:59Z', false],
  ['with closing time', null, true, '2026-11-16T12:00:00Z', false],
  ['on a Sunday', null, true, '2026-11-15T06:00:00Z', false],
  ['on a holiday', null, true, '2026-11-18T06:00:00Z', false],
  ['before the night, 21:59', night, false, '2026-11-16T16:29:59Z', true],
  ['as the night begins, 22:00', night, false, '2026-11-16T16:30:00Z', false],
  ['after midnight, 03:00', night, false, '2026-11-15T21:30:00Z', false],
  ['as it ends, 07:00', night, false, '2026-11-16T01:30:00Z', true],
  ['within a day, 12:30', lunch, true, '2026-11-16T07:00:00Z', false],
  ['after it, 13:00', lunch, true, '2026-11-16T07:30:00Z', true],
  [
    'quiet hours are over but working hours have not begun, 07:00',
    night,
    true,
    '2026-11-16T01:30:00Z',
    false,
  ],
  [
    'from and until are one: never quiet',
    { from: '10:00', until: '10:00' },
    false,
    '2026-11-16T04:30:00Z',
    true,
  ],
])('%s', (_name, quiet, onlyWorkingTime, now, may) => {
  expect(mayNotify({ quiet, onlyWorkingTime }, hours, new Date(now))).toBe(may);
});

test('no notices are sent to people who have not chosen any', () => {
  expect(noticesSchema.parse(noNotices)).toEqual(noNotices);
  expect(Object.values({ ...noNotices.mail, ...noNotices.browser })).not.toContain(true);
});

test.each(['24:00', '9:30', '09:60', ''])('%s is not a valid time', (from) => {
  const given = { ...noNotices, quiet: { from, until: '07:00' } };
  expect(noticesSchema.safeParse(given).success).toBe(false);
});
