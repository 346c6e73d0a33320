import { randomUUID } from 'node:crypto';
import type { Command } from '@studio/contract/desk/work';
import type { Trx } from '@studio/enquiries/database/db.ts';
import {
  recordRefusedRecipients,
  recordSendFailure,
  recordSentAfterRetry,
} from '@studio/enquiries/replies/reply-outcome.store.ts';
import { changeWork } from '@studio/enquiries/work/change-work.store.ts';
import { merge } from '@studio/enquiries/work/merge.store.ts';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague, sessionOf, storeReply } from '../support/replies.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let staffId: string;
let enquiryId: string;
let replyId: string;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  staffId = await addColleague(kept.database, 'Asha');
  enquiryId = await addWork(kept, '1 hour', '2 hours');
  replyId = await storeReply(kept.database, kept.queue, { enquiryId, staffId });
});
afterAll(() => kept[Symbol.asyncDispose]());

const within = (change: (trx: Trx) => Promise<void>) =>
  kept.database.db.transaction().execute(change);
const fail = (id = replyId) =>
  within((trx) => recordSendFailure(trx, id, 'Their mailbox is full.'));
const sent = (id = replyId) => within((trx) => recordSentAfterRetry(trx, responseTarget, id));
const command = (given: Command, reply?: string) =>
  changeWork(kept.database.db, responseTarget, {
    enquiryId,
    staffId,
    command: given,
    version: undefined,
    ...(reply !== undefined && { reply }),
  });
const answer = (then: 'waiting' | 'answered' = 'waiting', reply = replyId) =>
  command({ kind: 'answered', by: 'mail', then }, reply);

const work = async (id = enquiryId) => {
  const [row] = await kept.read(
    `select state, owner_id, first_answered_at is not null as answered
     from enquiry_work where enquiry_id = $1`,
    id,
  );
  return row;
};
const events = async (id = enquiryId) =>
  (
    await kept.read<{ kind: string; staff_id: string | null; data: Record<string, unknown> }>(
      'select kind, staff_id, data from enquiry_events where enquiry_id = $1 order by version',
      id,
    )
  ).slice(1);
const lastEvent = async (id = enquiryId) => (await events(id)).at(-1);
/** Whether their own page says that they were answered. */
const isMarked = async () => {
  const [row] = await kept.read<{ at: Date | null }>(
    'select answered_at as at from enquiries where id = $1',
    enquiryId,
  );
  return row?.at !== null;
};

it('a reply that cannot be sent no longer counts, and its author has the enquiry again', async () => {
  await answer();
  await kept.set('enquiries', enquiryId, { answered_at: 'now()' });
  expect(await work()).toMatchObject({ state: 'waiting', answered: true });
  await fail();
  expect(await work()).toMatchObject({ state: 'to-answer', owner_id: staffId, answered: false });
  expect(await lastEvent()).toEqual({
    kind: 'send-failed',
    staff_id: staffId,
    data: { reply: replyId, why: 'Their mailbox is full.' },
  });
  expect(await isMarked()).toBe(false);
});

it('of two replies the other one still counts, and their page says when it was sent', async () => {
  const other = await storeReply(kept.database, kept.queue, { enquiryId, staffId });
  await answer('answered', other);
  await answer();
  await fail();
  expect(await work()).toMatchObject({ state: 'answered', answered: true });
  expect(await isMarked()).toBe(true);
});

test('a reply that was erased changes nothing', async () => {
  await fail(randomUUID());
  await sent(randomUUID());
  expect(await events()).toEqual([]);
});

it('after a merge, the other enquiry learns of the failure too', async () => {
  await answer();
  const earlier = await addWork(kept, '1 hour', '2 hours');
  await kept.set('enquiries', earlier, {
    email: `(select email from enquiries where id = '${enquiryId}')`,
  });
  await kept.read(
    `update enquiry_work set received_at = received_at - interval '1 day' where enquiry_id = $1`,
    earlier,
  );
  const sessionId = await sessionOf(kept.database, staffId);
  expect(
    await merge(kept.database.db, { enquiryId, with: earlier, version: 2, staffId, sessionId }),
  ).toMatchObject({ kind: 'done', into: earlier });
  await fail();
  expect(await lastEvent(earlier)).toEqual({
    kind: 'send-failed',
    staff_id: staffId,
    data: { reply: replyId, why: 'Their mailbox is full.', of: enquiryId },
  });
  expect(await lastEvent()).toMatchObject({ kind: 'send-failed' });
});

test.each(['waiting', 'answered'] as const)(
  'retried by hand and sent, a reply that had failed counts again: %s',
  async (then) => {
    await answer(then);
    await fail();
    await sent();
    expect(await work()).toMatchObject({ state: then, answered: true, owner_id: staffId });
    expect(await lastEvent()).toEqual({
      kind: 'answered',
      staff_id: staffId,
      data: { by: 'mail', then, reply: replyId, workingMs: expect.any(Number) as number },
    });
    expect(await isMarked()).toBe(true);
  },
);

test('sent at the first attempt, a reply is counted once', async () => {
  await answer();
  await sent();
  expect((await events()).filter(({ kind }) => kind === 'answered')).toHaveLength(1);
});

test('sent after a second attempt, it is counted once more and not again', async () => {
  await answer();
  await fail();
  await sent();
  await sent();
  expect((await events()).map(({ kind }) => kind)).toEqual(['answered', 'send-failed', 'answered']);
});

test('a forward that had failed is no answer when it is sent', async () => {
  await fail();
  await sent();
  expect((await events()).map(({ kind }) => kind)).toEqual(['send-failed']);
  expect(await isMarked()).toBe(false);
});

test('a reply sent after its enquiry was closed does not open it', async () => {
  await answer();
  await fail();
  await command({ kind: 'closed', reason: 'spam' });
  await sent();
  expect(await work()).toMatchObject({ state: 'closed' });
});

it('keeps whom of those in copy a mail server refused, of this reply alone', async () => {
  const other = await storeReply(kept.database, kept.queue, { enquiryId, staffId });
  await within((trx) => recordRefusedRecipients(trx, replyId, ['per@menon.example']));
  const refused = await kept.read<{ mail_id: string; refused: string[] | null }>(
    'select mail_id, refused from replies',
  );
  const of = (id: string) => refused.find(({ mail_id }) => mail_id === id)?.refused ?? [];
  expect([of(replyId), of(other)]).toEqual([['per@menon.example'], []]);
});
