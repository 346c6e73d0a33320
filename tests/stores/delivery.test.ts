import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claim,
  isLeasedByAnother,
  recordFailed,
  recordRetry,
  recordSent,
  type ClaimedDelivery,
} from '@studio/mail/delivery.store.ts';
import { findChannelCheck, makeWaitingDue } from '@studio/mail/recovery.store.ts';
import type { Trx } from '@studio/enquiries/database/db.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
let enquiry: string;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(async () => {
  await kept.empty();
  enquiry = await kept.addEnquiry();
});
afterAll(() => kept[Symbol.asyncDispose]());

const together = <Result>(work: (trx: Trx) => Promise<Result>) =>
  kept.database.db.transaction().execute(work);
const delivery = (row: Readonly<Record<string, unknown>> = {}) =>
  kept.addDelivery({ enquiry_id: enquiry, ...row });
const deliveryOf = async (id: string) =>
  (await kept.read('select * from deliveries where id = $1', id))[0];
const attempts = () => kept.read('select * from delivery_attempts order by id');

async function claimed(id: string, early = false): Promise<ClaimedDelivery> {
  const taken = await claim(kept.database.db, id, early);
  if (!taken) throw new Error('The delivery was not given to us.');
  return taken;
}

describe('claiming a delivery', () => {
  it('takes it for one attempt, and no other worker gets it meanwhile', async () => {
    const id = await delivery();
    expect(await isLeasedByAnother(kept.database.db, id)).toBe(false);
    const taken = await claimed(id);
    expect(taken).toMatchObject({
      id,
      enquiry_id: enquiry,
      purpose: 'sales',
      channel: 'smtp',
      attempts: 1,
    });
    expect(await attempts()).toMatchObject([{ delivery_id: id, finished_at: null }]);
    expect(await claim(kept.database.db, id, true)).toBeUndefined();
    expect(await isLeasedByAnother(kept.database.db, id)).toBe(true);
  });

  it('a worker that holds it beyond the lease is dead: the attempt is closed as cut off', async () => {
    const id = await delivery();
    await claimed(id);
    await kept.set('deliveries', id, { sending_since: `now() - interval '29 seconds'` });
    expect(await claim(kept.database.db, id, false)).toBeUndefined();
    await kept.set('deliveries', id, { sending_since: `now() - interval '31 seconds'` });
    expect((await claimed(id)).attempts).toBe(2);
    expect(await attempts()).toMatchObject([{ outcome: 'interrupted' }, { outcome: null }]);
  });

  it('one that is not due yet is taken only by a channel check', async () => {
    const id = await delivery();
    await kept.set('deliveries', id, { next_attempt_at: `now() + interval '1 minute'` });
    expect(await claim(kept.database.db, id, false)).toBeUndefined();
    expect((await claimed(id, true)).id).toBe(id);
  });

  it('says since when it fails', async () => {
    const id = await delivery({ attempts: 3 });
    await kept.set('deliveries', id, { first_attempt_at: `now() - interval '90 seconds'` });
    const { seconds_failing: seconds, attempts: made } = await claimed(id);
    expect(Math.round(seconds)).toBe(90);
    expect(made).toBe(4);
  });

  it.each(['delivered', 'failed', 'replaced'])('one that is %s is done', async (state) => {
    const id = await delivery({ state });
    expect(await claim(kept.database.db, id, true)).toBeUndefined();
    expect(await isLeasedByAnother(kept.database.db, id)).toBe(false);
  });
});

describe('recording an attempt', () => {
  it('sent: it and its attempt end, and its fallback rests', async () => {
    const id = await delivery({ problem: 'It was busy.' });
    const fallbackChannel = await delivery({ channel: 'webhook', fallback_for: id });
    const other = await delivery({ channel: 'emailjs' });
    const taken = await claimed(id);
    await together((trx) => recordSent(trx, taken));
    expect(await deliveryOf(id)).toMatchObject({
      state: 'delivered',
      sending_since: null,
      problem: null,
      delivered_at: expect.any(Date) as Date,
    });
    expect(await attempts()).toMatchObject([
      { outcome: 'sent', status: null, problem: null, finished_at: expect.any(Date) as Date },
    ]);
    expect(await deliveryOf(fallbackChannel)).toMatchObject({ state: 'replaced' });
    expect(await deliveryOf(other)).toMatchObject({ state: 'pending' });
  });

  it.each([
    ['is to be tried again', recordRetry],
    ['has failed', recordFailed],
  ])('sent by a fallback while the one it replaces %s: that one rests', async (_, record) => {
    const id = await delivery();
    const fallbackChannel = await delivery({ channel: 'webhook', fallback_for: id });
    const [first, second] = [await claimed(id), await claimed(fallbackChannel)];
    await together((trx) => recordSent(trx, second));
    await together(async (trx) => {
      await record(trx, first, { kind: 'retry', problem: 'It was busy.' }, 60);
    });
    expect(await deliveryOf(id)).toMatchObject({ state: 'replaced', sending_since: null });
  });

  it('sent by a fallback: the one it replaced rests, unless it arrived itself', async () => {
    const failed = await delivery({ state: 'failed' });
    const fallbackChannel = await delivery({ channel: 'webhook', fallback_for: failed });
    const taken = await claimed(fallbackChannel);
    await together((trx) => recordSent(trx, taken));
    expect(await deliveryOf(failed)).toMatchObject({ state: 'replaced' });
    await kept.set('deliveries', failed, { state: `'delivered'` });
    await together((trx) => recordSent(trx, taken));
    expect(await deliveryOf(failed)).toMatchObject({ state: 'delivered' });
  });

  const busy = { kind: 'retry', problem: 'The provider answered 503.', status: 503 } as const;
  const waits = `select extract(epoch from next_attempt_at - now())::int as next,
    extract(epoch from not_before - now())::int as wish from deliveries where id = $1`;

  it('to be tried again: after a while, and never before the provider wishes', async () => {
    const id = await delivery();
    const taken = await claimed(id);
    await together((trx) => recordRetry(trx, taken, busy, 600));
    expect(await deliveryOf(id)).toMatchObject({
      state: 'pending',
      sending_since: null,
      problem: busy.problem,
      not_before: null,
    });
    expect(await attempts()).toMatchObject([
      { outcome: 'retry', status: 503, problem: busy.problem },
    ]);
    const again = await claimed(id, true);
    await together((trx) => recordRetry(trx, again, { ...busy, retryAfterSeconds: 900 }, 950));
    const [times] = await kept.read<{ next: number; wish: number }>(waits, id);
    expect(times?.next).toBeGreaterThan(930);
    expect(times?.wish).toBeGreaterThan(880);
    expect(times?.wish).toBeLessThan(910);
  });

  it('failed: it waits for a person, who reads why', async () => {
    const id = await delivery();
    const taken = await claimed(id);
    await together((trx) => recordFailed(trx, taken, { kind: 'failed', problem: 'No login.' }));
    expect(await deliveryOf(id)).toMatchObject({
      state: 'failed',
      sending_since: null,
      problem: 'No login.',
    });
    expect(await attempts()).toMatchObject([
      { outcome: 'failed', status: null, problem: 'No login.' },
    ]);
  });

  it('a failure of one who lost it to another changes nothing of the other’s', async () => {
    const id = await delivery();
    const late = await claimed(id);
    await kept.set('deliveries', id, { sending_since: `now() - interval '1 hour'` });
    const ours = await claimed(id);
    await together((trx) => recordRetry(trx, late, busy, 600));
    await together((trx) => recordFailed(trx, late, busy));
    expect(await deliveryOf(id)).toMatchObject({ state: 'sending', attempts: 2 });
    await together((trx) => recordSent(trx, ours));
    await together((trx) => recordRetry(trx, ours, busy, 600));
    await together((trx) => recordFailed(trx, ours, busy));
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
  });
});

describe('a provider that fails', () => {
  const check = () => findChannelCheck(kept.database.db, 'smtp');

  it('is tried with the message that is due next', async () => {
    const later = await delivery({ attempts: 1 });
    const enquiry2 = await kept.addEnquiry();
    const sooner = await kept.addDelivery({ enquiry_id: enquiry2, attempts: 1 });
    await kept.set('deliveries', later, { next_attempt_at: `now() + interval '50 minutes'` });
    await kept.set('deliveries', sooner, { next_attempt_at: `now() + interval '40 minutes'` });
    expect(await check()).toBe(sooner);
  });

  it.each([
    ['one that was never tried', { attempts: 0 }],
    ['a visitor’s mail', { attempts: 1, purpose: 'acknowledgement' }],
    ['one of another channel', { attempts: 1, channel: 'webhook' }],
    ['one that has failed', { attempts: 1, state: 'failed' }],
    ['one the provider wants later', { attempts: 1, not_before: new Date(Date.now() + 600_000) }],
  ])('is not asked with %s', async (_, row) => {
    await delivery(row);
    expect(await check()).toBeUndefined();
  });

  it('is not asked while it takes messages', async () => {
    const waits = await delivery({ attempts: 1 });
    const good = await kept.addDelivery({
      enquiry_id: await kept.addEnquiry(),
      state: 'delivered',
    });
    await kept.set('deliveries', good, { delivered_at: `now() - interval '10 seconds'` });
    expect(await check()).toBeUndefined();
    await kept.set('deliveries', good, { delivered_at: `now() - interval '25 seconds'` });
    expect(await check()).toBe(waits);
  });

  it('works again: all that waited for it is due now', async () => {
    const waited = await delivery({ attempts: 2 });
    const ahead = { next_attempt_at: `now() + interval '50 minutes'` };
    await kept.set('deliveries', waited, ahead);
    for (const row of [
      { channel: 'webhook', attempts: 2 },
      { purpose: 'acknowledgement', attempts: 0 },
      { channel: 'emailjs', attempts: 2, state: 'failed' },
    ]) {
      await kept.set('deliveries', await delivery(row), ahead);
    }
    const wished = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 2 });
    await kept.set('deliveries', wished, { ...ahead, not_before: `now() + interval '1 minute'` });
    expect(await together((trx) => makeWaitingDue(trx, 'smtp'))).toEqual([waited]);
    const due = await kept.read<{ id: string }>(
      'select id from deliveries where next_attempt_at <= now()',
    );
    expect(due).toEqual([{ id: waited }]);
    expect(await together((trx) => makeWaitingDue(trx, 'smtp'))).toEqual([]);
  });
});
