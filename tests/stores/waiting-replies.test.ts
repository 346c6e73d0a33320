import { randomUUID } from 'node:crypto';
import type { Work } from '@studio/contract/desk/work';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { undoSend } from '@studio/enquiries/replies/undo-send.store.ts';
import {
  addWaitingReply,
  dueReplies,
  readWaitingReplies,
  sendWaiting,
  sendWaitingNow,
} from '@studio/enquiries/replies/waiting-reply.store.ts';
import { changeWork, readWorkRow } from '@studio/enquiries/work/change-work.store.ts';
import { workOfRow } from '@studio/enquiries/work/work-row.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague, sessionOf } from '../support/replies.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let asha: { staffId: string; sessionId: string };
let enquiryId: string;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  asha = await person('Asha');
  enquiryId = await addWork(kept, '1 hour', '2 hours');
});
afterAll(() => kept[Symbol.asyncDispose]());

const HOUR = 3_600_000;

async function person(name: string) {
  const staffId = await addColleague(kept.database, name);
  return { staffId, sessionId: await sessionOf(kept.database, staffId) };
}

/** Asha schedules a reply for the next hour. */
async function later(then = 'waiting', remindAfter: number | null = null): Promise<string> {
  const id = randomUUID();
  await kept.database.db.transaction().execute(async (trx) => {
    const row = await readWorkRow(trx, enquiryId, true);
    await addWaitingReply(trx, row ?? expect.fail('not on the desk'), {
      ...asha,
      id,
      messageId: `${id}.reply@desk.company.example`,
      subject: 'Re: A warehouse app',
      text: 'Tuesday.',
      cc: ['per@menon.example'],
      bcc: ['ravi@company.example'],
      copied: [],
      sendAt: new Date(Date.now() + HOUR).toISOString(),
      then,
      remindAfter,
    });
  });
  return id;
}
const sendAt = (id: string, moment: string) => kept.set('waiting_replies', id, { send_at: moment });
async function due(then?: string, remindAfter?: number | null): Promise<string> {
  const id = await later(then, remindAfter);
  await sendAt(id, 'now()');
  return id;
}
const within = (change: (trx: Trx) => Promise<boolean>) =>
  kept.database.db.transaction().execute(change);
const parts = {
  responseTarget,
  reminderAt: (from: Date, days: number) => new Date(from.getTime() + days * 24 * HOUR),
};
const send = (id: string) => within((trx) => sendWaiting(trx, parts, id));
const sendNow = (id: string, who = asha) => sendWaitingNow(kept.database.db, id, who);
const close = () =>
  changeWork(kept.database.db, responseTarget, {
    enquiryId,
    staffId: asha.staffId,
    command: { kind: 'closed', reason: 'spam' },
    version: undefined,
  });

async function work(): Promise<Work> {
  const row = await readWorkRow(kept.database.db, enquiryId, false);
  return workOfRow(row ?? expect.fail('not on the desk'));
}
const waiting = () => readWaitingReplies(kept.database.db, enquiryId);
const events = async () =>
  (
    await kept.read<{ kind: string; staff_id: string | null; data: unknown }>(
      'select kind, staff_id, data from enquiry_events where enquiry_id = $1 order by version',
      enquiryId,
    )
  ).slice(1);
/** The work, the replies that wait and the mails: what a reply that goes would change. */
const everything = async () => [
  await work(),
  await waiting(),
  await kept.read('select id from thread_mails'),
];

it('goes when its author says so, and until then it can be undone', async () => {
  const id = await later();
  await kept.set('waiting_replies', id, { held_because: `'withdrew'` });
  const answer = await sendNow(id);
  const [reply] = await waiting();
  expect(reply).toMatchObject({ id, heldBecause: null });
  expect(answer).toEqual({
    kind: 'sent',
    sent: { id, undoUntil: reply?.sendAt, now: await work() },
  });
  expect(Date.parse(reply?.sendAt ?? '')).toBeLessThan(Date.now() + HOUR / 2);
});

test('no one else sends it now, nor with the session of its author', async () => {
  const id = await later();
  const ravi = await person('Ravi');
  const before = await everything();
  expect(await sendNow(id, ravi)).toEqual({ kind: 'missing' });
  expect(await sendNow(id, { ...asha, staffId: ravi.staffId })).toEqual({ kind: 'missing' });
  expect(await sendNow(id, { ...asha, sessionId: ravi.sessionId })).toEqual({ kind: 'missing' });
  expect(await sendNow(randomUUID())).toEqual({ kind: 'missing' });
  expect(await everything()).toEqual(before);
});

test('an enquiry that was closed is opened before a reply goes', async () => {
  const id = await later();
  await close();
  const before = await everything();
  expect(await sendNow(id)).toEqual({
    kind: 'refused',
    sentence: 'This enquiry is closed. Open it again first.',
    now: await work(),
  });
  expect(await everything()).toEqual(before);
  expect(await waiting()).toMatchObject([{ heldBecause: 'closed' }]);
});

it('goes at its time exactly, and answers for its author', async () => {
  const id = await later();
  await kept.read(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at, sender)
     select gen_random_uuid(), id, 'in', 'message', 'theirs', 'Looms', 'Hello', 'x', now() - interval '1 hour', email
     from enquiries where id = $1`,
    enquiryId,
  );
  const isSent = await within(async (trx) => {
    await sql`update waiting_replies set send_at = now()`.execute(trx);
    return sendWaiting(trx, parts, id);
  });
  expect(isSent).toBe(true);
  expect(await waiting()).toEqual([]);
  expect(await work()).toMatchObject({ state: 'waiting', ownerId: asha.staffId });
  expect((await events()).at(-1)).toMatchObject({
    kind: 'answered',
    staff_id: asha.staffId,
    data: { by: 'mail', then: 'waiting', reply: id },
  });
  expect(
    await kept.read(
      `select body, in_reply_to, cc, bcc, answered_at is not null as "isMarked" from thread_mails m
       join replies r on r.mail_id = m.id join enquiries e on e.id = m.enquiry_id`,
    ),
  ).toEqual([
    {
      body: 'Tuesday.',
      in_reply_to: 'theirs',
      cc: ['per@menon.example'],
      bcc: ['ravi@company.example'],
      isMarked: true,
    },
  ]);
});

test('a reply before its time, held, unknown or of a closed enquiry does not go, and nothing changes', async () => {
  const early = await later();
  await sendAt(early, `now() + interval '1 minute'`);
  const held = await due();
  await kept.set('waiting_replies', held, { held_because: `'withdrew'` });
  const before = await everything();
  for (const id of [early, held, randomUUID()]) expect(await send(id)).toBe(false);
  expect(await everything()).toEqual(before);
  await close();
  const closed = await due();
  const afterwards = await everything();
  expect(await send(closed)).toBe(false);
  expect(await everything()).toEqual(afterwards);
});

it('closes the enquiry when it goes, if its author chose so', async () => {
  const id = await due('not-for-us');
  expect(await send(id)).toBe(true);
  expect(await work()).toMatchObject({ state: 'closed', closeReason: 'not-for-us' });
  expect((await events()).map(({ kind }) => kind)).toEqual(['scheduled', 'answered', 'closed']);
});

test.each<[string, number | null, boolean | null]>([
  ['waiting', 2, true],
  ['waiting', null, null],
  ['answered', 2, null],
])('a reminder counts from when the reply goes: %s, %s days', async (then, days, isInTwoDays) => {
  await send(await due(then, days));
  expect(
    await kept.read(
      `select remind_at = date_trunc('milliseconds', send_after) + interval '48 hours' as "isInTwoDays" from replies`,
    ),
  ).toEqual([{ isInTwoDays }]);
});

test('the replies that are due go oldest first, without those that are held or have time', async () => {
  const [second, first, third, held] = [await due(), await due(), await due(), await due()];
  await later();
  await sendAt(first, `now() - interval '3 hours'`);
  await sendAt(second, `now() - interval '2 hours'`);
  await kept.set('waiting_replies', held, { held_because: `'answered'` });
  expect(await dueReplies(kept.database.db)).toEqual([first, second, third]);
});

it('is a draft to the enquirer again when its author undoes it', async () => {
  const id = await later();
  expect(await undoSend(kept.database.db, id, asha)).toEqual({
    kind: 'send-undone',
    back: {
      text: 'Tuesday.',
      addressing: {
        way: 'reply',
        to: [],
        cc: ['per@menon.example'],
        bcc: ['ravi@company.example'],
        subject: 'Re: A warehouse app',
      },
      now: await work(),
    },
  });
  expect(await waiting()).toEqual([]);
  expect(await undoSend(kept.database.db, id, asha)).toEqual({ kind: 'missing' });
});

it('is undone by no one else', async () => {
  const id = await later();
  const before = await everything();
  expect(await undoSend(kept.database.db, id, await person('Ravi'))).toEqual({ kind: 'missing' });
  expect(await everything()).toEqual(before);
});
