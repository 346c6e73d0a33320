import { expect, it } from 'vitest';
import { workingDayAfter } from './working-day.ts';

const kolkata = 'Asia/Kolkata';

it.each([
  ['a Monday', '2026-11-16T10:00:00+05:30', '2026-11-17T10:00:00+05:30'],
  ['a Thursday', '2026-11-19T23:59:59+05:30', '2026-11-20T23:59:59+05:30'],
  ['a Friday', '2026-11-20T10:00:00+05:30', '2026-11-23T10:00:00+05:30'],
  ['a Saturday', '2026-11-21T10:00:00+05:30', '2026-11-24T00:00:00+05:30'],
  ['a Sunday', '2026-11-22T23:00:00+05:30', '2026-11-24T00:00:00+05:30'],
])('after %s', (_day, at, wanted) => {
  expect(workingDayAfter(new Date(at), kolkata)).toEqual(new Date(wanted));
});

it("goes by the company's day, not by UTC's", () => {
  // Friday 20:00 in UTC is Saturday 01:30 in Kolkata.
  const at = new Date('2026-11-20T20:00:00Z');
  expect(workingDayAfter(at, 'UTC')).toEqual(new Date('2026-11-23T20:00:00Z'));
  expect(workingDayAfter(at, kolkata)).toEqual(new Date('2026-11-24T00:00:00+05:30'));
});
