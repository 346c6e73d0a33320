import { expect, it, test } from 'vitest';
import { overlappingHours } from './overlapping-hours.ts';

const hours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as ('Monday' | 'Tuesday')[],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [],
};
const now = new Date('2026-11-16T05:22:00Z');
const said = (...zones: string[]) => {
  const words = overlappingHours(hours, zones, now)?.words;
  return words && `${words.before} ${words.here}, ${words.after}`;
};

test.each([
  [['Europe/Berlin'], 'Both at work 13:30–17:30, 09:00–13:00 there'],
  [['Asia/Dubai'], 'Both at work 10:30–17:30, 09:00–16:00 there'],
  [['America/Chicago'], 'Our hours do not overlap. Nearest: 17:30, which is 06:00 there'],
  // Their hours end at 09:30 our time, exactly when ours begin: no overlap.
  [['Pacific/Auckland'], 'Our hours do not overlap. Nearest: 09:30, which is 17:00 there'],
])('%j', (zones, words) => {
  expect(said(...zones)).toBe(words);
});

it('of several possible zones, the overlap that holds in all of them', () => {
  expect(said('Australia/Sydney', 'Australia/Perth')).toBe(
    'Both at work 09:30–11:30, wherever in their country they are',
  );
});

it('is in two parts if their day crosses our midnight', () => {
  expect(overlappingHours(hours, ['America/Chicago'], now)?.theirs).toEqual([
    { from: 0, to: 270 },
    { from: 1_230, to: 1_440 },
  ]);
});

it('is undefined if they keep our hours, or theirs are unknown', () => {
  expect(said('Asia/Kolkata')).toBeUndefined();
  expect(said()).toBeUndefined();
});
