import { responseTargetOf } from '@studio/contract/response-target';
import { inMinutes, ME, NOW, rowOf } from '@studio/contract/fixtures/rows';
import { expect, test } from 'vitest';
import type { Office } from '#parts/office.ts';
import { groupedItems } from './due-groups.ts';

const hours = {
  zone: 'UTC',
  week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
  opens: '09:00',
  closes: '17:00',
  promise: 8,
  holidays: [],
};
const office: Office = {
  zone: 'UTC',
  responseTarget: responseTargetOf({ ...hours, week: [...hours.week] }),
  targetMs: 8 * 3_600_000,
  now: () => NOW,
  minute: () => NOW,
  subscribe: () => () => undefined,
};

const HOUR = 60;
const late = rowOf(1, { dueAt: inMinutes(-3 * HOUR), ownerId: ME });
const again = rowOf(2, {
  dueAt: inMinutes(-2 * HOUR),
  firstAnsweredAt: inMinutes(-9 * HOUR),
  owedSince: inMinutes(-5 * HOUR),
});
const reopened = rowOf(3, { dueAt: inMinutes(-HOUR), firstAnsweredAt: inMinutes(-9 * HOUR) });
const waiting = rowOf(4, {
  dueAt: inMinutes(-30),
  state: 'waiting',
  firstAnsweredAt: inMinutes(-60),
});
const putOff = rowOf(5, { dueAt: inMinutes(2 * HOUR), putOffUntil: inMinutes(HOUR) });
const back = rowOf(6, { dueAt: inMinutes(3 * HOUR), putOffUntil: inMinutes(-1) });
const tomorrow = rowOf(7, { dueAt: inMinutes(24 * HOUR) });
const rows = [late, again, reopened, waiting, putOff, back, tomorrow];

const shown = (more: { hasMore?: boolean; isWhole?: boolean; minutes?: [string, number][] } = {}) =>
  groupedItems(
    {
      rows,
      minutes: (more.minutes ?? []).map(([dueAt, unowned]) => ({ dueAt, owned: 0, unowned })),
      isWhole: more.isWhole ?? false,
      hasMore: more.hasMore ?? false,
    },
    NOW,
    office,
  ).map((item) => (item.kind === 'group' ? `${item.name}: ${item.count}` : item.row.reference));

test('an enquiry due at this moment is late', () => {
  const now = [rowOf(1, { dueAt: NOW.toISOString() })];
  const items = groupedItems(
    { rows: now, minutes: [], isWhole: false, hasMore: false },
    NOW,
    office,
  );
  expect(items[0]).toMatchObject({ kind: 'group', name: 'Late' });
});

test('late are the enquiries beyond their target, and no others', () => {
  expect(shown()).toEqual([
    'Late: 2',
    'R-1',
    'R-2',
    'Due today: 1',
    'R-6',
    'Due tomorrow: 1',
    'R-7',
    'Reopened: 1',
    'R-3',
    'Waiting for them: 1',
    'R-4',
    'Put off: 1',
    'R-5',
  ]);
});

test('a heading counts the rows below it; if more are to be fetched, the service’s count', () => {
  const minutes: [string, number][] = [
    [inMinutes(-3 * HOUR), 9],
    [inMinutes(24 * HOUR), 40],
  ];
  const counts = (items: readonly string[]) => items.filter((item) => item.includes(':'));
  expect(counts(shown({ isWhole: true, minutes }))).toContain('Due tomorrow: 1');
  expect(counts(shown({ isWhole: true, minutes, hasMore: true }))).toEqual([
    'Late: 2',
    'Due today: 1',
    'Due tomorrow: 40',
    'Reopened: 1+',
    'Waiting for them: 1+',
    'Put off: 1+',
  ]);
  expect(counts(shown({ hasMore: true }))).toContain('Due tomorrow: 1+');
});

test('enquiries due in the same minute each show their place', () => {
  const due = inMinutes(HOUR);
  const items = groupedItems(
    {
      rows: [
        rowOf(1, { dueAt: due }),
        rowOf(2, { dueAt: due }),
        rowOf(3, { dueAt: inMinutes(90) }),
      ],
      minutes: [{ dueAt: due, owned: 1, unowned: 2 }],
      isWhole: true,
      hasMore: false,
    },
    NOW,
    office,
  );
  expect(
    items.flatMap((item) => (item.kind === 'row' ? [`${item.nth} of ${item.of}`] : [])),
  ).toEqual(['1 of 3', '2 of 3', '1 of 1']);
});
