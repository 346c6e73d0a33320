import { expect, test } from 'vitest';
import {
  countsAsAsked,
  dueSoon,
  followUp,
  held,
  isBefore,
  isInQueue,
  type QueueName,
  queues,
} from './queues.ts';
import type { Work } from './work.ts';

const now = new Date('2026-11-16T10:00:00.000Z');
const [before, at, after] = [
  '2026-11-16T09:59:59.999Z',
  now.toISOString(),
  '2026-11-16T10:00:00.001Z',
];
const work: Work = {
  version: 1,
  state: 'to-answer',
  ownerId: null,
  closeReason: null,
  closeWhy: null,
  closeValue: null,
  putOffUntil: null,
  warnAt: before,
  dueAt: after,
  firstAnsweredAt: null,
  owedSince: null,
  firstDueAt: null,
  unreadSince: null,
  mergedInto: null,
};

test.each<readonly [string, Partial<Work>, readonly QueueName[]]>([
  ['new', {}, ['to-answer']],
  ['new and mine', { ownerId: 'me' }, ['to-answer', 'mine']],
  ['a colleague’s', { ownerId: 'ravi' }, ['to-answer']],
  ['due now', { dueAt: at }, ['to-answer', 'late']],
  ['past its time and put off', { dueAt: before, putOffUntil: after }, ['put-off']],
  ['past its time and back', { dueAt: before, putOffUntil: at }, ['to-answer', 'late']],
  ['past its time', { dueAt: before }, ['to-answer', 'late']],
  ['put off', { putOffUntil: after }, ['put-off']],
  ['put off and mine', { putOffUntil: after, ownerId: 'me' }, ['mine', 'put-off']],
  ['back this moment', { putOffUntil: at }, ['to-answer']],
  ['back', { putOffUntil: before }, ['to-answer']],
  ['opened again', { firstAnsweredAt: before, dueAt: before }, ['to-answer']],
  [
    'asked again, past its time',
    { firstAnsweredAt: before, owedSince: before, dueAt: before },
    ['to-answer', 'late'],
  ],
  ['waiting', { state: 'waiting', firstAnsweredAt: before, dueAt: before }, ['waiting']],
  ['waiting and mine', { state: 'waiting', ownerId: 'me' }, ['mine', 'waiting']],
  ['waiting, put off', { state: 'waiting', putOffUntil: after }, ['put-off']],
  ['waiting, back', { state: 'waiting', putOffUntil: before }, ['waiting']],
  ['answered', { state: 'answered', ownerId: 'me', dueAt: before }, ['answered']],
  ['answered, put off before', { state: 'answered', putOffUntil: after }, ['answered']],
  ['closed', { state: 'closed', ownerId: 'me', dueAt: before }, ['closed']],
  ['closed while they waited', { state: 'closed', owedSince: before, dueAt: before }, ['closed']],
  ['closed, put off before', { state: 'closed', putOffUntil: after }, ['closed']],
])('%s', (_name, change, expected) => {
  const context = { me: 'me', now };
  expect(queues.filter((queue) => isInQueue(queue, { ...work, ...change }, context))).toEqual(
    expected,
  );
});

test.each<readonly [string, Partial<Work>, boolean]>([
  ['warned', {}, true],
  ['warned now', { warnAt: at }, true],
  ['not warned yet', { warnAt: after }, false],
  ['late now', { dueAt: at }, false],
  ['put off', { putOffUntil: after }, false],
  ['answered', { firstAnsweredAt: before }, false],
  ['asked again', { firstAnsweredAt: before, owedSince: before }, true],
  ['closed', { state: 'closed' }, false],
])('due soon: %s', (_name, change, is) => {
  expect(dueSoon.has({ ...work, ...change }, { me: 'me', now })).toBe(is);
});

test.each([
  [null, true],
  ['won', true],
  ['lost', true],
  ['not-for-us', true],
  ['spam', false],
  ['duplicate', false],
  ['withdrawn', false],
] as const)('closed as %s, it counts as asked: %s', (closeReason, is) => {
  expect(countsAsAsked.has({ closeReason })).toBe(is);
});

test.each<readonly [QueueName, string]>([
  ['to-answer', 'b a c'],
  ['mine', 'b a c'],
  ['late', 'b a c'],
  ['put-off', 'c a b'],
  ['waiting', 'b c a'],
  ['answered', 'a c b'],
  ['closed', 'a c b'],
])('the order of %s', (queue, expected) => {
  const rows = [
    { id: 'a', dueAt: after, receivedAt: before, stateSince: after, putOffUntil: after },
    { id: 'b', dueAt: at, receivedAt: at, stateSince: before, putOffUntil: after },
    { id: 'c', dueAt: after, receivedAt: after, stateSince: at, putOffUntil: at },
  ];
  const sorted = rows.toSorted((one, other) => (isBefore(queue, one, other) ? -1 : 1));
  expect(sorted.map(({ id }) => id).join(' ')).toBe(expected);
});

test('ties are broken by the id', () => {
  const row = { id: 'a', dueAt: at, receivedAt: at, stateSince: at, putOffUntil: null };
  const other = { ...row, id: 'b' };
  expect([isBefore('late', row, other), isBefore('late', other, row)]).toEqual([true, false]);
  expect([isBefore('closed', row, other), isBefore('closed', other, row)]).toEqual([false, true]);
});

test('no row comes before itself, nor one without a put-off time before another one without', () => {
  const row = { id: 'a', dueAt: at, receivedAt: at, stateSince: at, putOffUntil: null };
  for (const queue of queues) expect(isBefore(queue, row, { ...row })).toBe(false);
  expect(isBefore('put-off', row, { ...row, putOffUntil: at })).toBe(true);
});

test.each([
  ['held', true],
  ['planned', false],
  ['', false],
])('an enquiry that is %s is held: %s', (state, isHeld) => {
  expect(held.has({ state })).toBe(isHeld);
});

test.each([
  ['waiting', null, before, true],
  ['waiting', null, at, true],
  ['waiting', null, after, false],
  ['waiting', null, null, false],
  ['waiting', after, before, false],
  ['to-answer', null, before, false],
  ['closed', null, before, false],
] as const)(
  '%s, put off until %s, reminder at %s: follow up %s',
  (state, putOffUntil, remindAt, is) => {
    expect(followUp.has({ state, putOffUntil, remindAt }, now)).toBe(is);
  },
);
