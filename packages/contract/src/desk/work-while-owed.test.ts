import { describe, expect, test } from 'vitest';
import { whyNot } from './work-rules.ts';
import { replay } from './replay.ts';
import { currentDeadline, awaitsReply, type Change, type Work } from './work.ts';

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

describe('closed, put off or lost while a reply is owed', () => {
  const theyWrote: Change = {
    kind: 'enquirer-replied',
    warnAt: '2026-11-19T04:00:00.000Z',
    dueAt: '2026-11-19T06:00:00.000Z',
  };
  const close: Change = { kind: 'closed', reason: 'won' };
  const january: Change = { kind: 'put-off', until: '2027-01-11T04:00:00.000Z' };
  const second: Change = { ...answered, reply: 'two' };
  const lost: Change = { kind: 'send-failed', reply: 'two', why: 'No.' };

  test('case 7: put off while we wait for them and reopened, it is to be answered now', () => {
    const work = after(answered, january, { kind: 'reopened' });
    expect(work).toMatchObject({ state: 'to-answer', putOffUntil: null });
  });

  test('case 8: put off after a reply that is then undone, it comes back before it is due', () => {
    const first: Change = { ...answered, reply: 'one' };
    expect(after(first, january).putOffUntil).toBe(january.until);
    const work = after(first, january, { kind: 'send-undone', reply: 'one' });
    expect(work.putOffUntil).toBe('2026-11-17T05:30:00.000Z');
    expect(awaitsReply(work)).toBe(true);
  });

  test('case 8: the same if the reply to a second question is undone', () => {
    const work = after(answered, theyWrote, second, january, { kind: 'send-undone', reply: 'two' });
    expect(work.putOffUntil).toBe('2026-11-19T05:30:00.000Z');
  });

  test('case 9: closed while they wait, no reply is owed; reopened, it is owed as before', () => {
    const closed = after(answered, theyWrote, close);
    expect(awaitsReply(closed)).toBe(false);
    expect(currentDeadline(closed, now)).toMatchObject({
      dueAt: new Date(received.dueAt),
      answeredAt: new Date(now.getTime() + 1),
    });
    const again = after(answered, theyWrote, close, { kind: 'reopened' });
    const { version: _one, ...before } = after(answered, theyWrote);
    const { version: _two, ...back } = again;
    expect(back).toEqual(before);
    expect(awaitsReply(again)).toBe(true);
  });

  test('case 9: what they write after it was closed has a clock of its own', () => {
    const later = { ...theyWrote, dueAt: '2026-11-23T06:00:00.000Z' };
    const work = after(answered, theyWrote, close, later);
    expect([work.dueAt, work.owedSince]).toEqual([later.dueAt, '2026-11-16T06:00:00.004Z']);
  });

  test('case 10: if a follow-up fails, we still wait for them', () => {
    const work = after(answered, second, lost);
    expect(work).toMatchObject({ state: 'waiting', owedSince: null });
    expect(awaitsReply(work)).toBe(false);
  });

  test('case 11: a second reply failed, and a colleague closed it meanwhile: it is open and owed', () => {
    const work = after(answered, theyWrote, second, close, lost);
    expect(work).toMatchObject({ state: 'to-answer', closeReason: null, dueAt: theyWrote.dueAt });
    expect(awaitsReply(work)).toBe(true);
    expect(after(answered, second, close, lost).state).toBe('closed');
  });

  test('case 19: answered from a mail program after it was closed, it stays closed and counts as answered', () => {
    const work = after({ kind: 'closed', reason: 'not-for-us' }, answered);
    expect(work).toMatchObject({
      state: 'closed',
      closeReason: 'not-for-us',
      firstAnsweredAt: '2026-11-16T06:00:00.002Z',
    });
    expect(after(answered, theyWrote, close, answered, { kind: 'reopened' })).toMatchObject({
      state: 'to-answer',
      owedSince: null,
    });
  });

  test('case 22: setting it to waiting does not stop the clock of a second question', () => {
    const asked = after(answered, theyWrote);
    expect(whyNot(asked, { kind: 'waiting' }, now)).toMatch(/Answer them first/u);
    const closed = after(answered, theyWrote, close);
    expect(whyNot(closed, { kind: 'reopened', as: 'waiting' }, now)).toMatch(/Answer them first/u);
    expect(whyNot(closed, { kind: 'reopened' }, now)).toBeUndefined();
  });
});
