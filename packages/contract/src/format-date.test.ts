import { expect, test } from 'vitest';
import { formatClockTime, formatDay, formatDateTime } from './format-date.ts';

test('a day is written in American format, in its time zone', () => {
  expect(formatDay('2026-11-15')).toBe('November 15, 2026');
  expect(formatDay('2026-11-15T20:00:00Z', 'Asia/Kolkata')).toBe('November 16, 2026');
});

test.each([
  ['2026-11-15T00:05:00Z', '12:05 a.m.'],
  ['2026-11-15T09:30:00Z', '9:30 a.m.'],
  ['2026-11-15T12:00:00Z', '12:00 p.m.'],
  ['2026-11-15T18:30:00Z', '6:30 p.m.'],
])('%s is %s', (at, words) => {
  expect(formatClockTime(at)).toBe(words);
});

test('a time includes its zone', () => {
  const at = new Date('2026-11-15T09:12:00Z');
  expect(formatDateTime(at, 'Asia/Kolkata')).toBe('November 15, 2026 at 2:42 p.m. GMT+5:30');
  expect(formatDateTime(at, 'America/New_York')).toBe('November 15, 2026 at 4:12 a.m. EST');
});
