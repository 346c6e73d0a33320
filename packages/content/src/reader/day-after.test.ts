import { expect, test } from 'vitest';
import { dayAfter } from './day-after.ts';

test.each([
  [0, '2026-11-15'],
  [1, '2026-11-16'],
  [16, '2026-12-01'],
  [-15, '2026-10-31'],
])('%i days from the evening of 15 November', (days, day) => {
  expect(dayAfter(new Date('2026-11-15T23:59:00Z'), days)).toBe(day);
});
