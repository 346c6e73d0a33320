import { describe, expect, test } from 'vitest';
import { applyEvent, type Change, type Work } from './work.ts';

const [dueAt, warnAt] = ['2026-11-17T06:00:00.000Z', '2026-11-17T04:00:00.000Z'];
const [later, muchLater] = ['2026-11-19T06:00:00.000Z', '2026-11-19T08:00:00.000Z'];
const at = '2026-11-16T09:00:00.000Z';
const [asha, ravi] = ['asha', 'ravi'];

/** Put off, with an owner, and with a reply owed to their second question. */
const owed: Work = {
  version: 4,
  state: 'to-answer',
  ownerId: ravi,
  closeReason: null,
  closeWhy: null,
  closeValue: null,
  putOffUntil: '2026-11-16T12:00:00.000Z',
  warnAt,
  dueAt,
  firstAnsweredAt: '2026-11-13T06:00:00.000Z',
  owedSince: '2026-11-16T06:00:00.000Z',
  firstDueAt: '2026-11-13T08:00:00.000Z',
  unreadSince: null,
  mergedInto: null,
};
const answered: Work = { ...owed, state: 'waiting', owedSince: null };
const fresh: Work = { ...owed, firstAnsweredAt: null, owedSince: null, firstDueAt: null };
const value = { amount: 5, currency: 'INR' } as const;
const closed: Work = {
  ...answered,
  state: 'closed',
  putOffUntil: null,
  closeReason: 'won',
  closeWhy: 'price',
  closeValue: value,
};
const merged: Work = { ...closed, closeReason: 'duplicate', mergedInto: 'earlier' };
const notClosed = { closeReason: null, closeWhy: null, closeValue: null };
const other = { other: 'earlier', reference: 'R-1' };
const waits = { since: '2026-11-15T06:00:00.000Z', warnAt: later, dueAt: muchLater };
const reply: Change = { kind: 'answered', by: 'mail', then: 'answered', workingMs: 1 };
const theyWrote: Change = { kind: 'enquirer-replied', warnAt: later, dueAt: muchLater };
const joined = (state: Work['state'], clock: typeof waits | null): Change => ({
  kind: 'joined',
  ...other,
  state,
  waits: clock,
});

/** The fields that an event of Asha changes, without the version. */
function effect(before: Work, change: Change): Partial<Work> {
  const { version, ...after } = applyEvent(before, { at, staffId: asha, change });
  expect(version).toBe(before.version + 1);
  return Object.fromEntries(
    Object.entries(after).filter(([field, is]) => before[field as keyof Work] !== is),
  );
}

describe('each event changes these fields and no others', () => {
  const newClock = { warnAt: later, dueAt: muchLater, owedSince: at, putOffUntil: null };
  test.each<[string, Work, Change, Partial<Work>]>([
    ['claimed', owed, { kind: 'claimed' }, { ownerId: asha }],
    ['assigned', owed, { kind: 'assigned', to: null }, { ownerId: null, unreadSince: at }],
    [
      'put off',
      owed,
      { kind: 'put-off', until: '2026-11-16T13:00:00.000Z' },
      { putOffUntil: '2026-11-16T13:00:00.000Z', unreadSince: at },
    ],
    ['brought back', owed, { kind: 'brought-back' }, { putOffUntil: null }],
    ['returned', owed, { kind: 'returned' }, { putOffUntil: null, unreadSince: at }],
    ['silent', answered, { kind: 'silent', since: at }, { unreadSince: at }],
    ['scheduled', owed, { kind: 'scheduled', reply: 'one', at: later }, {}],
    [
      'scheduled without an owner',
      { ...owed, ownerId: null },
      { kind: 'scheduled', reply: 'one', at: later },
      { ownerId: asha },
    ],
    ['sending undone', owed, { kind: 'send-undone', reply: 'one' }, {}],
    [
      'withdrawn',
      owed,
      { kind: 'withdrew' },
      {
        state: 'closed',
        closeReason: 'withdrawn',
        putOffUntil: null,
        owedSince: null,
        unreadSince: at,
      },
    ],
    ['withdrawn by a merged one', owed, { kind: 'withdrew', of: 'later' }, { unreadSince: at }],
    ['withdrawn after it was closed', closed, { kind: 'withdrew' }, { unreadSince: at }],
    ['answered', owed, reply, { state: 'answered', putOffUntil: null, owedSince: null }],
    [
      'answered for the first time',
      { ...fresh, ownerId: null },
      { ...reply, then: 'waiting' },
      { state: 'waiting', putOffUntil: null, firstAnsweredAt: at, ownerId: asha },
    ],
    ['answered after it was closed', { ...closed, owedSince: at }, reply, { owedSince: null }],
    [
      'waiting',
      owed,
      { kind: 'waiting' },
      { state: 'waiting', putOffUntil: null, owedSince: null },
    ],
    [
      'closed with a reason and a value',
      owed,
      { kind: 'closed', reason: 'lost', why: 'timing', value },
      {
        state: 'closed',
        putOffUntil: null,
        closeReason: 'lost',
        closeWhy: 'timing',
        closeValue: value,
      },
    ],
    [
      'closed without them, although it was merged',
      merged,
      { kind: 'closed', reason: 'spam' },
      { closeReason: 'spam', closeWhy: null, closeValue: null, mergedInto: null },
    ],
    [
      'reopened, although it was merged',
      merged,
      { kind: 'reopened' },
      { state: 'to-answer', ...notClosed, mergedInto: null },
    ],
    [
      'put back as answered',
      closed,
      { kind: 'reopened', as: 'answered' },
      { state: 'answered', ...notClosed },
    ],
    [
      'merged',
      { ...owed, ownerId: asha, unreadSince: at },
      { kind: 'merged', ...other },
      {
        state: 'closed',
        closeReason: 'duplicate',
        putOffUntil: null,
        owedSince: null,
        unreadSince: null,
        mergedInto: 'earlier',
      },
    ],
    ['the merge undone', owed, { kind: 'unmerged', ...other }, { unreadSince: at }],
    [
      'a failed reply that was not owed',
      answered,
      { kind: 'send-failed', reply: 'one', why: 'No.' },
      { putOffUntil: null, unreadSince: at },
    ],
    [
      'a failed reply that was owed',
      { ...closed, ownerId: null, owedSince: at },
      { kind: 'send-failed', reply: 'one', why: 'No.' },
      { state: 'to-answer', ...notClosed, ownerId: asha, unreadSince: at },
    ],
    ['they wrote again while they wait', owed, theyWrote, { putOffUntil: null, unreadSince: at }],
    [
      'they wrote after an answer',
      answered,
      theyWrote,
      { ...newClock, state: 'to-answer', unreadSince: at },
    ],
    [
      'they wrote after it was closed: the first due time is kept',
      { ...closed, firstDueAt: null },
      theyWrote,
      {
        ...notClosed,
        state: 'to-answer',
        warnAt: later,
        dueAt: muchLater,
        owedSince: at,
        firstDueAt: dueAt,
        unreadSince: at,
      },
    ],
    ['one joined that is answered', owed, joined('answered', null), { unreadSince: at }],
    [
      'one joined that was put off, and owes no reply',
      answered,
      joined('to-answer', null),
      { state: 'to-answer', putOffUntil: null, unreadSince: at },
    ],
    [
      'one joined that is due later',
      owed,
      joined('to-answer', waits),
      { putOffUntil: null, unreadSince: at },
    ],
    [
      'one joined that is due earlier',
      { ...owed, warnAt: muchLater, dueAt: muchLater },
      joined('to-answer', { ...waits, warnAt, dueAt }),
      { putOffUntil: null, warnAt, dueAt, unreadSince: at },
    ],
    [
      'one joined that is owed, to one that is not',
      { ...answered, firstDueAt: null },
      joined('to-answer', waits),
      {
        ...newClock,
        state: 'to-answer',
        owedSince: waits.since,
        firstDueAt: dueAt,
        unreadSince: at,
      },
    ],
  ])('%s', (_what, before, change, wanted) => {
    expect(effect(before, change)).toEqual(wanted);
  });
});

test('no event counts for a merged enquiry, except those that end the merge', () => {
  const changes: Change[] = [
    { kind: 'claimed' },
    reply,
    theyWrote,
    { kind: 'withdrew' },
    { kind: 'put-off', until: later },
  ];
  for (const change of changes)
    expect([change.kind, effect(merged, change)]).toEqual([change.kind, {}]);
});

test('another owner reads that their enquiry was merged', () => {
  const change: Change = { kind: 'merged', ...other };
  expect(effect(owed, change).unreadSince).toBe(at);
  expect(effect({ ...owed, ownerId: null }, change)).not.toHaveProperty('unreadSince');
});

test('what the desk does itself is news, also of an enquiry without an owner', () => {
  const unowned = { ...owed, ownerId: null };
  const byDesk = (change: Change) => applyEvent(unowned, { at, staffId: null, change }).unreadSince;
  expect(byDesk({ kind: 'returned' })).toBe(at);
  expect(byDesk({ kind: 'put-off', until: at })).toBeNull();
  expect(byDesk({ kind: 'brought-back' })).toBeNull();
});
