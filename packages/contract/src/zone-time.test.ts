import { expect, test } from 'vitest';
import { dayIn } from './zone-time.ts';

test.each([
  ['2026-11-18T18:29:59Z', 'Asia/Kolkata', '2026-11-18'],
  ['2026-11-18T18:30:00Z', 'Asia/Kolkata', '2026-11-19'],
  ['2027-01-01T09:59:59Z', 'Pacific/Honolulu', '2026-12-31'],
  ['2028-02-28T23:00:00Z', 'Europe/Berlin', '2028-02-29'],
])('%s is in %s the day %s', (moment, zone, day) => {
  expect(dayIn(new Date(moment), zone)).toBe(day);
});

test('without a zone it is the day of this machine', () => {
  const local = new Date(2026, 2, 4, 23, 59);
  expect(dayIn(local)).toBe('2026-03-04');
});
