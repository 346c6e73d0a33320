import { describe, expect, it, test } from 'vitest';
import { inOrder, joiningOf, whyNotMerged } from './merging.ts';
import { replay } from './replay.ts';
import { whyNot } from './work-rules.ts';
import { applyEvent, awaitsReply, type Change, type Work } from './work.ts';

const at = (hour: number): string => `2026-11-16T${String(hour).padStart(2, '0')}:00:00.000Z`;
const received = (hour: number): Change => ({
  kind: 'received',
  warnAt: at(hour + 6),
  dueAt: at(hour + 8),
});
/** Changes by Asha, an hour apart, starting at the hour of arrival. */
const after = (hour: number, ...changes: Change[]): Work =>
  replay(
    [received(hour), ...changes].map((change, nth) => ({
      at: at(hour + nth),
      staffId: change.kind === 'received' ? null : 'asha',
      change,
    })),
  );
const answered: Change = { kind: 'answered', by: 'mail', then: 'waiting', workingMs: 5 };
const wrote: Change = { kind: 'enquirer-replied', warnAt: at(18), dueAt: at(20) };
const other = { other: 'b', reference: 'R-B' };
const joined = (later: Work, hour: number): Change => ({
  kind: 'joined',
  ...other,
  ...joiningOf(later, at(hour)),
});
const merged: Change = { kind: 'merged', other: 'a', reference: 'R-A' };

describe('the earlier one', () => {
  it('keeps its clock if it ends first', () => {
    expect(after(1, joined(after(3), 3))).toMatchObject({ state: 'to-answer', dueAt: at(9) });
  });

  it('takes the clock of the later one if that ends first', () => {
    const asked = after(1, answered, wrote);
    const now = after(1, answered, wrote, joined(after(3), 3));
    expect([asked.dueAt, now.dueAt, now.warnAt]).toEqual([at(20), at(11), at(9)]);
    expect(now.owedSince).toBe(asked.owedSince);
  });

  it('is to be answered if only the later one was', () => {
    const now = after(1, answered, joined(after(3), 3));
    expect(now).toMatchObject({
      state: 'to-answer',
      dueAt: at(11),
      owedSince: at(3),
      firstDueAt: at(9),
    });
    expect(awaitsReply(now)).toBe(true);
  });

  it('stays as it is if the later one awaits no answer', () => {
    const later = after(3, answered);
    const { version: _one, ...before } = after(1, answered);
    const { version: _two, ...now } = after(1, answered, joined(later, 3));
    expect(now).toEqual(before);
  });
});

describe('the merged one', () => {
  it('is closed as a duplicate, and later events do not change it', () => {
    const now = after(3, merged, wrote, answered, { kind: 'withdrew' });
    expect(now).toMatchObject({ state: 'closed', closeReason: 'duplicate', mergedInto: 'a' });
    expect(now.firstAnsweredAt).toBeNull();
  });

  test.each([
    { kind: 'reopened' } as const,
    { kind: 'claimed' } as const,
    { kind: 'assigned', to: 'ravi' } as const,
  ])('refuses $kind', (command) => {
    expect(whyNot(after(3, merged), command, new Date(at(4)))).toMatch(/merged into another/u);
  });
});

describe('an undone merge', () => {
  const undone: Change = { kind: 'unmerged', other: 'a', reference: 'R-A' };

  it('leaves the later one as it would have been, with the events since', () => {
    const { version: _one, unreadSince: _seen, ...alone } = after(3, answered, wrote);
    const events = [received(3), answered, merged, wrote, undone];
    const hours = [3, 4, 5, 5, 6];
    const work = replay(
      events.map((change, nth) => ({ at: at(hours[nth] ?? 0), staffId: null, change })),
    );
    expect(work).toMatchObject({ ...alone, ownerId: null });
  });

  it('leaves the earlier one what was done with it, without the events of the other', () => {
    const { version: _one, unreadSince: _seen, ...alone } = after(1, answered);
    const {
      version: _two,
      unreadSince: _new,
      ...now
    } = replay(
      [
        received(1),
        answered,
        joined(after(3), 3),
        { ...wrote, of: 'b' } satisfies Change,
        { kind: 'unmerged', ...other } satisfies Change,
      ].map((change, nth) => ({ at: at(1 + nth), staffId: nth === 0 ? null : 'asha', change })),
    );
    expect(now).toEqual(alone);
  });
});

test('owners are notified, unless they merged it themselves', () => {
  const owned = { ...after(1), ownerId: 'ravi', unreadSince: null };
  for (const change of [merged, joined(after(3), 3), { kind: 'unmerged', ...other } as const]) {
    const unread = (staffId: string) =>
      applyEvent(owned, { at: at(5), staffId, change }).unreadSince;
    expect([unread('asha'), unread('ravi')]).toEqual([at(5), null]);
  }
});

test('a person who merges an enquiry without an owner has read it', () => {
  const unread = { ...after(1), unreadSince: at(1) };
  expect(applyEvent(unread, { at: at(5), staffId: 'asha', change: merged }).unreadSince).toBeNull();
});

test('the earlier enquiry stays; of two at the same time, the one with the lower id', () => {
  const [one, two] = [
    { id: 'b', receivedAt: at(1) },
    { id: 'a', receivedAt: at(2) },
  ];
  expect(inOrder(two, one)).toEqual({ earlier: one, later: two });
  const same = { ...two, receivedAt: at(1) };
  expect(inOrder(one, same)).toEqual({ earlier: same, later: one });
});

describe('why two enquiries cannot be merged', () => {
  const standing = { reference: 'R-1', work: after(1), hasMerged: false, hasWaitingReply: false };
  const later = { ...standing, reference: 'R-2' };
  test.each([
    ['nothing', standing, later, undefined],
    ['nothing for the earlier one', { ...standing, hasMerged: true }, later, undefined],
    [
      'the earlier one is merged',
      { ...standing, work: after(1, merged) },
      later,
      'R-1 was already merged into another enquiry. Undo that first.',
    ],
    [
      'the later one is closed',
      standing,
      { ...later, work: after(1, { kind: 'closed', reason: 'spam' }) },
      'R-2 is closed. Open it again first.',
    ],
    [
      'the later one has one',
      standing,
      { ...later, hasMerged: true },
      'Another enquiry was merged into R-2. Undo that first.',
    ],
    [
      'a reply waits',
      standing,
      { ...later, hasWaitingReply: true },
      'A reply to R-2 is scheduled. Send it or cancel it first.',
    ],
  ])('%s', (_name, one, two, sentence) => {
    expect(whyNotMerged(one, two)).toBe(sentence);
  });
});
