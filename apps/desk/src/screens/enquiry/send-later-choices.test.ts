import { rowOf } from '@studio/contract/fixtures/rows';
import type { Work } from '@studio/contract/desk/work';
import type { WorkingHours } from '@studio/contract/working-hours';
import { workingTime } from '@studio/contract/working-time';
import { expect, test } from 'vitest';
import { sendLaterChoices, latenessText } from './send-later-choices.ts';

const hours: WorkingHours = {
  zone: 'Asia/Kolkata',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:30',
  closes: '17:30',
  promise: 8,
  holidays: [{ day: '2026-11-18' }],
};

test.each<[string, string, string[], string, (string | undefined)[]]>([
  // 14:52 here, 10:22 there: both are at work, so the next start is tomorrow.
  [
    'both at work',
    '2026-11-16T09:22:00Z',
    ['Europe/Stockholm'],
    'SE',
    ['2026-11-17T08:00:00.000Z', '2026-11-17T04:00:00.000Z'],
  ],
  // 03:00 there: their work starts today.
  [
    'night there',
    '2026-11-16T08:00:00Z',
    ['America/New_York'],
    'US',
    ['2026-11-16T14:00:00.000Z', '2026-11-17T04:00:00.000Z'],
  ],
  [
    'our holiday',
    '2026-11-17T09:22:00Z',
    ['Europe/Stockholm'],
    'SE',
    ['2026-11-18T08:00:00.000Z', '2026-11-19T04:00:00.000Z'],
  ],
  [
    'their weekend from Friday',
    '2026-11-19T15:00:00Z',
    ['Asia/Dubai', 'Asia/Riyadh'],
    'SA',
    ['2026-11-22T06:00:00.000Z', '2026-11-20T04:00:00.000Z'],
  ],
  ['it is unknown where they are', '2026-11-16T09:22:00Z', [], '', ['2026-11-17T04:00:00.000Z']],
])('%s', (_name, now, zones, country, expected) => {
  const choices = sendLaterChoices({ hours, zones, country, now: new Date(now) });
  expect(choices.map(({ at }) => at.toISOString())).toEqual(expected);
});

// Due on Monday 16 November 2026, at 16:30 in the office.
const due: Partial<Work> = { dueAt: '2026-11-16T11:00:00.000Z' };
test.each<[string, Partial<Work>, string, string | undefined]>([
  ['in time', due, '2026-11-16T10:59:59.999Z', undefined],
  ['as it is due', due, '2026-11-16T11:00:00.000Z', 'after it is due'],
  ['late', due, '2026-11-17T05:20:00.000Z', 'late by 2\u00A0h\u00A020'],
  ['after closing on that day', due, '2026-11-16T12:00:00.000Z', 'late by 1\u00A0h\u00A000'],
  [
    'with the first working minute',
    { dueAt: '2026-11-16T12:00:00.000Z' },
    '2026-11-17T04:00:00.000Z',
    'after it is due',
  ],
  [
    'no answer is owed',
    { ...due, state: 'waiting', firstAnsweredAt: '2026-11-16T10:00:00.000Z' },
    '2026-11-17T05:20:00.000Z',
    undefined,
  ],
])('lateness: %s', (_name, change, at, words) => {
  expect(latenessText(rowOf(1, change), new Date(at), workingTime(hours))).toBe(words);
});
