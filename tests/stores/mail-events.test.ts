import { randomUUID } from 'node:crypto';
import type { Trx } from '@studio/enquiries/database/db.ts';
import {
  recordEnquirerReply,
  recordStaffReply,
  recordWithdrawal,
} from '@studio/enquiries/work/mail-events.store.ts';
import { merge } from '@studio/enquiries/work/merge.store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addWork } from '../support/desk-rows.ts';
import { addColleague, sessionOf } from '../support/replies.ts';
import { responseTarget } from '../support/response-target.ts';
import { rows, type Rows } from '../support/rows.ts';

const HOUR = 3_600_000;

let kept: Rows;
let staffId: string;
let enquiryId: string;
let received: Date;
beforeAll(async () => {
  kept = await rows();
});
/** Adds one that was received that many hours ago. */
async function add(hours: number): Promise<string> {
  const id = await addWork(kept, '1 hour', '2 hours');
  const at = { received_at: `date_trunc('milliseconds', now()) - interval '${hours} hours'` };
  await kept.set('enquiries', id, { ...at, email: `'asha@menon.example'` });
  await kept.read(
    `update enquiry_work set received_at = ${at.received_at}, person_hash = 'x' where enquiry_id = $1`,
    id,
  );
  return id;
}
beforeEach(async () => {
  await kept.empty();
  staffId = await addColleague(kept.database, 'Asha');
  enquiryId = await add(3);
  received = (await work()).received_at;
});
afterAll(() => kept[Symbol.asyncDispose]());

interface Work extends Record<string, unknown> {
  readonly state: string;
  readonly owner_id: string | null;
  readonly received_at: Date;
  readonly first_answered_at: Date | null;
  readonly due_at: Date;
}
const work = async (id = enquiryId): Promise<Work> =>
  (await kept.read<Work>('select * from enquiry_work where enquiry_id = $1', id))[0] ??
  expect.fail('not on the desk');
const lastEvent = async (id = enquiryId) =>
  (
    await kept.read<{ kind: string; staff_id: string | null; at: Date; data: object }>(
      `select kind, staff_id, at, data from enquiry_events where enquiry_id = $1
       order by version desc limit 1`,
      id,
    )
  )[0];
const answeredAt = async (id = enquiryId) =>
  (await kept.read('select answered_at as at from enquiries where id = $1', id))[0]?.['at'];

const within = (change: (trx: Trx) => Promise<void>) =>
  kept.database.db.transaction().execute(change);
const staffReplied = (at: Date, id = enquiryId) =>
  within((trx) => recordStaffReply(trx, responseTarget, { enquiryId: id, at, staffId }));
const theyReplied = (at: Date, id = enquiryId) =>
  within((trx) => recordEnquirerReply(trx, responseTarget, { enquiryId: id, at }));
const theyWithdrew = (at: Date, id = enquiryId) =>
  within((trx) => recordWithdrawal(trx, { enquiryId: id, at }));
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);
async function mergeInto(earlier: string): Promise<void> {
  const sessionId = await sessionOf(kept.database, staffId);
  const order = { enquiryId, with: earlier, version: 1, staffId, sessionId };
  expect(await merge(kept.database.db, order)).toMatchObject({ kind: 'done', into: earlier });
}

describe('an answer from a mail program', () => {
  it('counts from when it was written, for their own page too', async () => {
    const at = hoursAgo(1);
    await staffReplied(at);
    expect(await lastEvent()).toEqual({
      kind: 'answered',
      staff_id: staffId,
      at,
      data: {
        by: 'mail',
        then: 'waiting',
        workingMs: responseTarget.time.between(received, at),
      },
    });
    expect(await work()).toMatchObject({
      state: 'waiting',
      owner_id: staffId,
      first_answered_at: at,
    });
    expect(await answeredAt()).toEqual(at);
  });

  it('is never older than the enquiry, whatever the mail server’s clock says', async () => {
    await staffReplied(hoursAgo(4));
    expect((await lastEvent())?.at).toEqual(received);
  });

  it('is never in the future', async () => {
    await staffReplied(hoursAgo(-1));
    expect((await lastEvent())?.at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('is none once they withdrew', async () => {
    await theyWithdrew(hoursAgo(2));
    await staffReplied(hoursAgo(1));
    expect(await lastEvent()).toMatchObject({ kind: 'withdrew' });
    expect(await answeredAt()).toBeNull();
  });

  it('to a merged enquiry answers both, each by its own clock', async () => {
    const earlier = await add(5);
    await mergeInto(earlier);
    const at = hoursAgo(1);
    await staffReplied(at);
    const workingMs = responseTarget.time.between((await work(earlier)).received_at, at);
    expect(await lastEvent(earlier)).toMatchObject({
      kind: 'answered',
      staff_id: staffId,
      data: { of: enquiryId, workingMs },
    });
    expect(await lastEvent()).toMatchObject({ kind: 'answered' });
    expect([await answeredAt(), await answeredAt(earlier)]).toEqual([at, at]);
  });

  it('to a merged enquiry is none if they withdrew the other one', async () => {
    const earlier = await add(5);
    await mergeInto(earlier);
    await theyWithdrew(hoursAgo(2), earlier);
    await staffReplied(hoursAgo(1));
    expect([await answeredAt(), await answeredAt(earlier)]).toEqual([null, null]);
  });
});

describe('a message of theirs', () => {
  it('has deadlines from when it was written', async () => {
    const at = hoursAgo(1);
    await theyReplied(at);
    const { warnAt, dueAt } = responseTarget.deadlinesFrom(at);
    expect(await lastEvent()).toEqual({
      kind: 'enquirer-replied',
      staff_id: null,
      at,
      data: { warnAt: warnAt.toISOString(), dueAt: dueAt.toISOString() },
    });
  });

  it('to a merged enquiry is one for both', async () => {
    const earlier = await add(5);
    await mergeInto(earlier);
    await theyReplied(hoursAgo(1));
    expect(await lastEvent(earlier)).toMatchObject({
      kind: 'enquirer-replied',
      data: { of: enquiryId },
    });
  });
});

it('records a withdrawal at its time', async () => {
  const at = hoursAgo(1);
  await theyWithdrew(at);
  expect(await lastEvent()).toEqual({ kind: 'withdrew', staff_id: null, at, data: {} });
});

it.each([staffReplied, theyReplied, theyWithdrew])(
  'an event of an enquiry that was erased changes nothing',
  async (happen) => {
    const id = randomUUID();
    await happen(new Date(), id);
    expect(await lastEvent(id)).toBeUndefined();
  },
);
