import { describe, expect, test } from 'vitest';
import { IS_MERGED } from './merging.ts';
import { clampCommand, countsAsAnswer, whyNot } from './work-rules.ts';
import type { Command, Work } from './work.ts';

const now = new Date('2026-11-16T09:00:00.000Z');
const [past, soon] = ['2026-11-16T08:00:00.000Z', '2026-11-16T10:00:00.000Z'];
const open: Work = {
  version: 1,
  state: 'to-answer',
  ownerId: null,
  closeReason: null,
  closeWhy: null,
  closeValue: null,
  putOffUntil: null,
  warnAt: '2026-11-17T04:00:00.000Z',
  dueAt: '2026-11-17T06:00:00.000Z',
  firstAnsweredAt: null,
  owedSince: null,
  firstDueAt: null,
  unreadSince: null,
  mergedInto: null,
};
const answered: Work = { ...open, state: 'answered', firstAnsweredAt: past };
const waiting: Work = { ...answered, state: 'waiting' };
const owedAgain: Work = { ...answered, state: 'to-answer', owedSince: past };
const closed: Work = { ...answered, state: 'closed', closeReason: 'lost' };
const closedUnanswered: Work = { ...open, state: 'closed', closeReason: 'spam' };
const closedOwing: Work = { ...closed, owedSince: past };
const withdrawn: Work = { ...closedUnanswered, closeReason: 'withdrawn' };
const merged: Work = { ...closedUnanswered, closeReason: 'duplicate', mergedInto: 'earlier' };

const value = { amount: 5, currency: 'INR' } as const;
const reopenFirst = 'This enquiry is closed. Open it again first.';
const isOpen = 'This enquiry is open.';
const answerFirst = 'Answer them first: they are waiting for us.';
const noOutcome = 'Only won and lost enquiries have a reason and a value.';
const allowed = undefined;

describe('a command is refused with its reason, or allowed', () => {
  test.each<[string, Work, Command, string | undefined]>([
    ['open', open, { kind: 'claimed' }, allowed],
    ['closed', closed, { kind: 'claimed' }, reopenFirst],
    [
      'owned',
      { ...open, ownerId: 'ravi' },
      { kind: 'claimed' },
      'A colleague has already taken this enquiry.',
    ],
    ['open', open, { kind: 'assigned', to: 'ravi' }, allowed],
    ['closed', closed, { kind: 'assigned', to: 'ravi' }, reopenFirst],
    ['open', open, { kind: 'answered', by: 'telephone', then: 'waiting' }, allowed],
    ['closed', closed, { kind: 'answered', by: 'mail', then: 'waiting' }, reopenFirst],
    ['open', open, { kind: 'put-off', until: soon }, allowed],
    ['waiting', waiting, { kind: 'put-off', until: soon }, allowed],
    ['open', open, { kind: 'put-off', until: past }, 'Choose a time in the future.'],
    ['open', open, { kind: 'put-off', until: now.toISOString() }, 'Choose a time in the future.'],
    ['closed', closed, { kind: 'put-off', until: soon }, reopenFirst],
    [
      'answered',
      answered,
      { kind: 'put-off', until: soon },
      'This enquiry is answered, so there is nothing to put off.',
    ],
    ['open', open, { kind: 'brought-back' }, 'This enquiry is not put off.'],
    ['put off', { ...open, putOffUntil: soon }, { kind: 'brought-back' }, allowed],
    ['open', open, { kind: 'waiting' }, answerFirst],
    ['asked again', owedAgain, { kind: 'waiting' }, answerFirst],
    ['answered', answered, { kind: 'waiting' }, allowed],
    ['closed', closed, { kind: 'waiting' }, reopenFirst],
    ['open', open, { kind: 'closed', reason: 'spam' }, allowed],
    ['answered', answered, { kind: 'closed', reason: 'won', why: 'price', value }, allowed],
    ['answered', answered, { kind: 'closed', reason: 'lost' }, allowed],
    ['answered', answered, { kind: 'closed', reason: 'not-for-us', why: 'price' }, noOutcome],
    ['answered', answered, { kind: 'closed', reason: 'not-for-us', value }, noOutcome],
    [
      'open',
      open,
      { kind: 'closed', reason: 'lost' },
      'This enquiry has no answer yet, so it can be neither won nor lost.',
    ],
    ['closed', closed, { kind: 'closed', reason: 'spam' }, 'This enquiry is already closed.'],
    ['open', open, { kind: 'reopened' }, isOpen],
    ['answered', answered, { kind: 'reopened' }, allowed],
    ['closed', closedUnanswered, { kind: 'reopened' }, allowed],
    ['answered', answered, { kind: 'reopened', as: 'waiting' }, isOpen],
    ['open', open, { kind: 'reopened', as: 'answered' }, isOpen],
    ['closed', closed, { kind: 'reopened', as: 'waiting' }, allowed],
    [
      'closed without an answer',
      closedUnanswered,
      { kind: 'reopened', as: 'answered' },
      answerFirst,
    ],
    [
      'closed while a reply was owed',
      closedOwing,
      { kind: 'reopened', as: 'waiting' },
      answerFirst,
    ],
    ['merged', merged, { kind: 'reopened' }, IS_MERGED],
    ['merged', merged, { kind: 'assigned', to: null }, IS_MERGED],
  ])('%s: %#', (_what, work, command, why) => {
    expect(whyNot(work, command, now)).toBe(why);
  });
});

test.each<[string, Work, boolean]>([
  ['open', open, true],
  ['answered', answered, true],
  ['closed with an answer', closed, false],
  ['closed without one', closedUnanswered, true],
  ['closed while a reply was owed', closedOwing, true],
  ['withdrawn', withdrawn, false],
  ['merged', merged, false],
])('whether a reply from a mail program counts: %s', (_what, work, counts) => {
  expect(countsAsAnswer(work)).toBe(counts);
});

test('only the time of putting off is limited', () => {
  const late: Command = { kind: 'put-off', until: '2026-12-01T00:00:00.000Z' };
  expect(clampCommand(open, late)).toEqual({ kind: 'put-off', until: '2026-11-17T05:30:00.000Z' });
  expect(clampCommand(waiting, late)).toEqual(late);
  const assign: Command = { kind: 'assigned', to: 'ravi' };
  expect(clampCommand(open, assign)).toEqual(assign);
});
