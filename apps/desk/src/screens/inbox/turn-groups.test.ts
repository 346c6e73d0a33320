import { responseTargetOf } from '@studio/contract/response-target';
import { NOW, rowOf } from '@studio/contract/fixtures/rows';
import { expect, test } from 'vitest';
import type { Office } from '#parts/office.ts';
import { isByTurn, turnItems } from './turn-groups.ts';

const office: Office = {
  zone: 'UTC',
  responseTarget: responseTargetOf({
    zone: 'UTC',
    week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
    promise: 8,
    holidays: [{ day: '2026-11-11' }],
  }),
  targetMs: 8 * 3_600_000,
  now: () => NOW,
  minute: () => NOW,
  subscribe: () => () => undefined,
};

/** The headings with their counts, and the rows by number; now is Monday, November 16, 10:00. */
const said = (
  ...[queue, shown]: [Parameters<typeof turnItems>[0], Parameters<typeof turnItems>[1]]
) =>
  turnItems(queue, shown, NOW, office).map((item) =>
    item.kind === 'group' ? `${item.name} ${item.count}` : item.row.reference,
  );

test('the longest silent come first, grouped by working days', () => {
  const silent = (nth: number, day: string) =>
    rowOf(nth, { state: 'waiting', stateSince: `2026-11-${day}T12:00:00.000Z` });
  const rows = [
    // Working days since Monday: Tuesday, Thursday, Friday and today; Wednesday was a holiday.
    silent(1, '06'),
    silent(2, '09'),
    silent(3, '12'),
    silent(4, '13'),
    // A weekend does not count as silence.
    silent(5, '15'),
    rowOf(6, { state: 'waiting', stateSince: NOW.toISOString() }),
  ];
  expect(said('waiting', { rows, hasMore: false })).toEqual([
    'Silent 5 business days or longer 1',
    'R-1',
    'Silent 2 to 4 business days 2',
    'R-2',
    'R-3',
    'Silent 1 business day 2',
    'R-4',
    'R-5',
    'Answered today 1',
    'R-6',
  ]);
});

test('enquiries that are put off are grouped by the day on which they come back', () => {
  const off = (nth: number, day: string) =>
    rowOf(nth, { putOffUntil: `2026-11-${day}:00:00.000Z` });
  const rows = [
    off(2, '17T09'),
    off(1, '16T16'),
    off(3, '18T09'),
    off(4, '22T09'),
    off(5, '23T09'),
  ];
  expect(said('put-off', { rows, hasMore: true })).toEqual([
    'Back today 1',
    'R-1',
    'Back tomorrow 1',
    'R-2',
    'Back this week 2',
    'R-3',
    'R-4',
    'Back later 1+',
    'R-5',
  ]);
});

test('other lists have no such groups', () => {
  expect(['to-answer', 'closed', 'waiting', 'put-off'].map(isByTurn)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
