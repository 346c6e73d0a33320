import { describe, expect, it, test } from 'vitest';
import { mayDo, roles, type Right } from './roles.ts';
import { whyNot, clampCommand } from './work-rules.ts';
import { replay } from './replay.ts';
import {
  applyEvent,
  currentDeadline,
  backAtLatest,
  awaitsReply,
  isUnread,
  isWithdrawn,
  type Change,
  type Work,
} from './work.ts';

const received: Change = {
  kind: 'received',
  warnAt: '2026-11-17T04:00:00.000Z',
  dueAt: '2026-11-17T06:00:00.000Z',
};
const now = new Date('2026-11-16T06:00:00Z');
const after = (...changes: Change[]): Work =>
  replay(
    [received, ...changes].map((change, at) => ({
      at: new Date(now.getTime() + at).toISOString(),
      staffId: change.kind === 'received' ? null : 'asha',
      change,
    })),
  );
const answered: Change = { kind: 'answered', by: 'mail', then: 'waiting', workingMs: 5 };
const soon = '2026-11-16T07:00:00.000Z';

describe('the work after events', () => {
  test.each<[string, readonly Change[], Partial<Work>]>([
    ['nothing yet', [], { state: 'to-answer', ownerId: null, dueAt: '2026-11-17T06:00:00.000Z' }],
    ['claimed', [{ kind: 'claimed' }], { ownerId: 'asha' }],
    ['given away', [{ kind: 'assigned', to: 'ravi' }], { ownerId: 'ravi' }],
    ['put off', [{ kind: 'put-off', until: soon }], { putOffUntil: soon }],
    [
      'brought-back',
      [{ kind: 'put-off', until: soon }, { kind: 'brought-back' }],
      { putOffUntil: null },
    ],
    [
      'answered',
      [answered],
      { state: 'waiting', ownerId: 'asha', firstAnsweredAt: '2026-11-16T06:00:00.001Z' },
    ],
    [
      'answered twice',
      [answered, { ...answered, then: 'answered' }],
      { state: 'answered', firstAnsweredAt: '2026-11-16T06:00:00.001Z' },
    ],
    ['answered for a colleague', [{ kind: 'assigned', to: 'ravi' }, answered], { ownerId: 'ravi' }],
    ['answered while put off', [{ kind: 'put-off', until: soon }, answered], { putOffUntil: null }],
    ['waiting', [{ ...answered, then: 'answered' }, { kind: 'waiting' }], { state: 'waiting' }],
    ['closed', [{ kind: 'closed', reason: 'spam' }], { state: 'closed', closeReason: 'spam' }],
    [
      'opened again',
      [{ kind: 'closed', reason: 'spam' }, { kind: 'reopened' }],
      { state: 'to-answer', closeReason: null },
    ],
    [
      'put back where it was',
      [answered, { kind: 'closed', reason: 'won' }, { kind: 'reopened', as: 'waiting' }],
      { state: 'waiting', closeReason: null },
    ],
    [
      'answered and closed, then undone',
      [
        { ...answered, reply: 'one' },
        { kind: 'closed', reason: 'won', reply: 'one' },
        { kind: 'send-undone', reply: 'one' },
      ],
      { state: 'to-answer', ownerId: null, closeReason: null, firstAnsweredAt: null },
    ],
    [
      'undone after a colleague assigned it: the new owner stays',
      [
        { ...answered, reply: 'one' },
        { kind: 'assigned', to: 'ravi' },
        { kind: 'send-undone', reply: 'one' },
      ],
      { state: 'to-answer', ownerId: 'ravi', firstAnsweredAt: null },
    ],
    [
      'the second of two replies undone',
      [
        { ...answered, reply: 'one' },
        { ...answered, then: 'answered', reply: 'two' },
        { kind: 'send-undone', reply: 'two' },
      ],
      { state: 'waiting', firstAnsweredAt: '2026-11-16T06:00:00.001Z' },
    ],
    [
      'answered and closed, and the reply did not leave: its writer has it again',
      [
        { ...answered, reply: 'one' },
        { kind: 'closed', reason: 'won', reply: 'one' },
        { kind: 'send-failed', reply: 'one', why: 'No.' },
      ],
      { state: 'to-answer', ownerId: 'asha', closeReason: null, firstAnsweredAt: null },
    ],
    [
      'closed by a colleague who thought that they were answered',
      [
        { ...answered, reply: 'one' },
        { kind: 'closed', reason: 'won' },
        { kind: 'send-failed', reply: 'one', why: 'No.' },
      ],
      { state: 'to-answer', closeReason: null },
    ],
    [
      'a reply that did not leave, where another one did',
      [
        { ...answered, reply: 'one' },
        { ...answered, reply: 'two' },
        { kind: 'send-failed', reply: 'one', why: 'No.' },
      ],
      { state: 'waiting', firstAnsweredAt: '2026-11-16T06:00:00.002Z' },
    ],
    [
      'a reply that did not leave, and left after all',
      [
        { ...answered, reply: 'one' },
        { kind: 'send-failed', reply: 'one', why: 'No.' },
        { ...answered, reply: 'one' },
      ],
      { state: 'waiting', firstAnsweredAt: '2026-11-16T06:00:00.003Z' },
    ],
  ])('%s', (_what, changes, wanted) => {
    expect(after(...changes)).toMatchObject({ ...wanted, version: changes.length + 1 });
  });
});

test('events set only the fields they are about', () => {
  expect(after()).toEqual({
    version: 1,
    state: 'to-answer',
    ownerId: null,
    closeReason: null,
    closeWhy: null,
    closeValue: null,
    putOffUntil: null,
    warnAt: received.warnAt,
    dueAt: received.dueAt,
    firstAnsweredAt: null,
    owedSince: null,
    firstDueAt: null,
    unreadSince: now.toISOString(),
    mergedInto: null,
  });
});

test('a reply, waiting and a failed send end the putting off and a second due time', () => {
  const putOff: Change = { kind: 'put-off', until: soon };
  const wrote: Change = { kind: 'enquirer-replied', warnAt: soon, dueAt: soon };
  for (const end of [answered, { kind: 'waiting' }] satisfies Change[])
    expect([end.kind, after(answered, wrote, putOff, end)]).toMatchObject([
      end.kind,
      { putOffUntil: null, owedSince: null },
    ]);
  const lost: Change = { kind: 'send-failed', reply: 'one', why: 'No.' };
  expect(after({ ...answered, reply: 'one' }, putOff, lost).putOffUntil).toBeNull();
  expect(after(answered, putOff, wrote)).toMatchObject({ putOffUntil: null, warnAt: soon });
});

describe('when they write again', () => {
  const theyWrote: Change = {
    kind: 'enquirer-replied',
    warnAt: '2026-11-19T04:00:00.000Z',
    dueAt: '2026-11-19T06:00:00.000Z',
  };
  const minuteLater = new Date(now.getTime() + 60_000);

  test.each<[string, readonly Change[]]>([
    ['answered', [answered]],
    ['closed', [answered, { kind: 'closed', reason: 'lost' }]],
    ['closed without an answer', [{ kind: 'closed', reason: 'spam' }]],
    ['opened again by hand', [answered, { kind: 'reopened' }]],
  ])('after it was %s: it awaits our reply, with a new clock', (_what, before) => {
    const work = after({ kind: 'assigned', to: 'ravi' }, ...before, theyWrote);
    expect(work).toMatchObject({
      state: 'to-answer',
      ownerId: 'ravi',
      closeReason: null,
      dueAt: theyWrote.dueAt,
      firstDueAt: received.dueAt,
    });
    expect(awaitsReply(work)).toBe(true);
    expect(currentDeadline(work, now)).toMatchObject({
      receivedAt: new Date(work.owedSince ?? ''),
      answeredAt: null,
    });
  });

  it('an enquirer who waits already gets no later due time, and the enquiry is no longer put off', () => {
    const work = after({ kind: 'put-off', until: soon }, theyWrote);
    expect(work).toMatchObject({ dueAt: received.dueAt, putOffUntil: null, owedSince: null });
    const twice = after(answered, theyWrote, { ...theyWrote, dueAt: '2027-01-01T00:00:00.000Z' });
    expect(twice.dueAt).toBe(theyWrote.dueAt);
  });

  it('after another reply, the clock shows the first one: late stays late', () => {
    const work = after(answered, theyWrote, answered);
    expect(awaitsReply(work)).toBe(false);
    expect(currentDeadline(work, now)).toEqual({
      receivedAt: now,
      dueAt: new Date(received.dueAt),
      answeredAt: new Date(now.getTime() + 1),
    });
  });

  it('can be put off until half an hour before the new due time', () => {
    const work = after(answered, theyWrote);
    const until = '2030-01-01T00:00:00.000Z';
    expect(whyNot(work, { kind: 'put-off', until }, minuteLater)).toBeUndefined();
    expect(clampCommand(work, { kind: 'put-off', until })).toEqual({
      kind: 'put-off',
      until: '2026-11-19T05:30:00.000Z',
    });
  });
});

describe('putting off', () => {
  const until = '2030-01-01T00:00:00.000Z';

  it('ends half an hour before the first answer is due', () => {
    const latest = '2026-11-17T05:30:00.000Z';
    expect(backAtLatest(after())?.toISOString()).toBe(latest);
    expect(clampCommand(after(), { kind: 'put-off', until })).toEqual({
      kind: 'put-off',
      until: latest,
    });
    expect(clampCommand(after(), { kind: 'put-off', until: soon })).toEqual({
      kind: 'put-off',
      until: soon,
    });
  });

  it('has no limit once they have a reply', () => {
    expect(clampCommand(after(answered), { kind: 'put-off', until })).toEqual({
      kind: 'put-off',
      until,
    });
    expect(backAtLatest(after(answered))).toBeUndefined();
    expect(clampCommand(after(), { kind: 'claimed' })).toEqual({ kind: 'claimed' });
  });
});

// The table of docs/desk-security.md.
test.each<[Right, string]>([
  ['self', 'sales manager operator editor publisher'],
  ['live', 'sales manager operator'],
  ['work', 'sales manager'],
  ['held', 'sales manager operator'],
  ['reports', 'sales manager operator'],
  ['health', 'sales manager operator'],
  ['try-again', 'manager operator'],
  ['persons', 'manager'],
  ['erase', 'manager operator'],
  ['edit', 'editor publisher'],
])('the right %s belongs to: %s', (right, allowed) => {
  expect(roles.filter((role) => mayDo([role], right)).join(' ')).toBe(allowed);
});

test('one of several roles is enough, and without a role nothing is allowed', () => {
  expect(mayDo(['operator', 'sales'], 'work')).toBe(true);
  expect(mayDo([], 'self')).toBe(false);
});

describe('unread', () => {
  const [asha, ravi] = ['asha', 'ravi'];
  const seen: Work = { ...after(), ownerId: ravi, unreadSince: null };
  const at = new Date(now.getTime() + 60_000).toISOString();
  const deadlines = { warnAt: soon, dueAt: soon };

  test.each<[string, Change, string | null, boolean]>([
    ['they wrote', { kind: 'enquirer-replied', ...deadlines }, null, true],
    ['they withdrew', { kind: 'withdrew' }, null, true],
    ['it is back', { kind: 'returned' }, null, true],
    ['they are silent', { kind: 'silent', since: soon }, null, true],
    ['a reply did not leave', { kind: 'send-failed', reply: 'one', why: 'No.' }, ravi, true],
    ['given to another', { kind: 'assigned', to: ravi }, asha, true],
    ['taken by assigning it to oneself', { kind: 'assigned', to: asha }, asha, false],
    ['put off by a colleague', { kind: 'put-off', until: soon }, asha, true],
    ['put off by its owner', { kind: 'put-off', until: soon }, ravi, false],
    ['closed', { kind: 'closed', reason: 'spam' }, asha, false],
    ['written to go later', { kind: 'scheduled', reply: 'one', at: soon }, asha, false],
    ['written to although withdrawn', { kind: 'wrote-anyway', reply: 'one' }, asha, false],
  ])('%s', (_what, change, staffId, isNew) => {
    expect(applyEvent(seen, { at, staffId, change }).unreadSince).toBe(isNew ? at : null);
    // The first unread event is where the reader continues.
    const before = { ...seen, unreadSince: soon };
    expect(applyEvent(before, { at, staffId, change }).unreadSince).toBe(soon);
  });

  test('is unread for its owner alone, and for everyone if it has none', () => {
    const unread = { ...seen, unreadSince: at };
    expect([isUnread(unread, ravi), isUnread(unread, asha)]).toEqual([true, false]);
    expect(isUnread({ ...unread, ownerId: null }, asha)).toBe(true);
    expect(isUnread(seen, ravi)).toBe(false);
  });
});

describe('when they withdraw', () => {
  test('it is closed as withdrawn, no reply is owed, and a later message reopens it', () => {
    const withdrawn = after({ kind: 'put-off', until: soon }, { kind: 'withdrew' });
    expect(withdrawn).toMatchObject({
      state: 'closed',
      closeReason: 'withdrawn',
      putOffUntil: null,
      owedSince: null,
    });
    expect([awaitsReply(withdrawn), isWithdrawn(withdrawn)]).toEqual([false, true]);
    const wrote: Change = { kind: 'enquirer-replied', warnAt: soon, dueAt: soon };
    const again = after({ kind: 'withdrew' }, wrote);
    expect([again.state, awaitsReply(again)]).toEqual(['to-answer', true]);
    expect(isWithdrawn(again)).toBe(false);
  });

  test('an outcome that was decided before stays', () => {
    const won = after(answered, { kind: 'closed', reason: 'won' }, { kind: 'withdrew' });
    expect([won.state, won.closeReason]).toEqual(['closed', 'won']);
  });

  test('a reply to it only changes the owner', () => {
    const before = after({ kind: 'withdrew' });
    const wrote = after({ kind: 'withdrew' }, { kind: 'wrote-anyway', reply: 'one' });
    expect(wrote).toEqual({ ...before, version: 3, ownerId: wrote.ownerId });
    expect(wrote.ownerId).not.toBeNull();
  });
});
