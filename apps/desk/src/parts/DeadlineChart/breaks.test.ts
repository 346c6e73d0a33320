import { HOUR_MS, workingTime } from '@studio/contract/working-time';
import { expect, test } from 'vitest';
import { breaksOf } from './breaks.ts';

const zone = 'Asia/Kolkata';
const time = workingTime({
  zone,
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [{ day: '2026-11-18' }],
});

test.each([
  ['a weekend after 3.5 h', '2026-11-13T08:30:00Z', [{ atMs: 3.5 * HOUR_MS, name: 'weekend' }]],
  ['a night', '2026-11-16T08:30:00Z', [{ atMs: 3.5 * HOUR_MS, name: 'night' }]],
  ['a holiday', '2026-11-17T08:30:00Z', [{ atMs: 3.5 * HOUR_MS, name: 'closed' }]],
  ['none where it came in before opening', '2026-11-16T01:00:00Z', []],
])('%s', (_what, from, breaks) => {
  const start = new Date(from);
  expect(breaksOf(start, time.after(start, 8 * HOUR_MS), time, zone)).toEqual(breaks);
});
