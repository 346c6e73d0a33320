import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channel, Message } from '@studio/mail/channel.ts';
import type { Outcome } from '@studio/platform/sending/outcome.ts';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { attemptDelivery } from '@studio/worker/jobs/deliver.handler.ts';
import { responseTarget } from '../support/response-target.ts';
import { silentLog } from '../support/database.ts';
import { routing } from '../support/channel-routing.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const deliveryOf = async (id: string) =>
  (await kept.read('select * from deliveries where id = $1', id))[0];
const alarms = async () =>
  (await openAlarms(kept.database.db)).map(({ kind, subject }) => `${kind} ${subject}`);
const jobNames = () => kept.jobs.map(({ name }) => name).toSorted();

describe('an attempt', () => {
  const sent: Message[] = [];
  let outcome: Outcome = { kind: 'sent' };
  const channel: Channel = {
    name: 'smtp',
    carries: ['sales'],
    send(message) {
      sent.push(message);
      return Promise.resolve(outcome);
    },
    check: () => Promise.resolve(undefined),
    close: () => undefined,
  };
  const links = {
    confirmUrl: (id: string) => `https://company.example/confirm/${id}`,
    enquiryUrl: () => Promise.resolve('https://site.example/enquiry'),
    howSoon: () => 'We answer within one business day.',
    leaveUrl: (id: string) => `https://company.example/leave/${id}`,
  };
  const attempt = (id: string, early = false) => {
    const { database, queue } = kept;
    return attemptDelivery(
      {
        db: database.db,
        queue,
        routing,
        responseTarget,
        links,
        secret: 'of a test',
        log: silentLog,
        channel,
      },
      id,
      early,
    );
  };
  beforeEach(() => {
    sent.length = 0;
    outcome = { kind: 'sent' };
  });

  it('carries what the visitor wrote to sales', async () => {
    const enquiry = await kept.addEnquiry({ reference: '7K3QF-9M2XA', is_probe: true });
    const id = await kept.addDelivery({ enquiry_id: enquiry });
    await attempt(id);
    expect(sent).toEqual([
      {
        purpose: 'sales',
        deliveryId: id,
        enquiryId: enquiry,
        reference: '7K3QF-9M2XA',
        receivedAt: expect.any(Date) as Date,
        plannedAt: expect.any(Date) as Date,
        isReleased: false,
        origin: { page: '', service: '', notice: '', language: '', timezone: '' },
        sheet: undefined,
        isProbe: true,
        enquiry: validEnquiry,
      },
    ]);
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(kept.jobs).toEqual([]);
  });

  it('carries to the visitor no more than may go back', async () => {
    const enquiry = await kept.addEnquiry({ reference: '7K3QF-9M2XA' });
    const id = await kept.addDelivery({ enquiry_id: enquiry, purpose: 'acknowledgement' });
    await attempt(id);
    const { email: to } = validEnquiry;
    expect(sent).toEqual([
      {
        purpose: 'acknowledgement',
        deliveryId: id,
        enquiryId: enquiry,
        reference: '7K3QF-9M2XA',
        to,
        enquiryUrl: 'https://site.example/enquiry',
        howSoon: 'We answer within one business day.',
        sawNoNotice: false,
      },
    ]);
  });

  it('carries to a subscriber the links that are theirs alone', async () => {
    const subscription_id = await kept.addSubscription({ email: 'asha@menon.example' });
    const id = await kept.addDelivery({ subscription_id, purpose: 'confirmation' });
    await attempt(id);
    expect(sent).toEqual([
      {
        purpose: 'confirmation',
        deliveryId: id,
        to: 'asha@menon.example',
        confirmUrl: `https://company.example/confirm/${subscription_id}`,
        leaveUrl: `https://company.example/leave/${subscription_id}`,
      },
    ]);
  });

  it('that works after failures wakes all that waited for the channel', async () => {
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 3 });
    const waiting = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 3 });
    await kept.set('deliveries', waiting, { next_attempt_at: `now() + interval '50 minutes'` });
    await attempt(id);
    expect(kept.jobs).toEqual([
      { name: 'deliver-smtp', payload: { deliveryId: waiting }, afterSeconds: 0 },
    ]);
  });

  it('that works at once wakes no one', async () => {
    const waiting = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 3 });
    await kept.set('deliveries', waiting, { next_attempt_at: `now() + interval '50 minutes'` });
    await attempt(await kept.addDelivery({ enquiry_id: await kept.addEnquiry() }));
    expect(kept.jobs).toEqual([]);
  });

  it('that fails for now is tried again, with a fallback named after the first', async () => {
    outcome = { kind: 'retry', problem: 'Busy.', retryAfterSeconds: 700 };
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry() });
    await attempt(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'pending', problem: 'Busy.' });
    expect(kept.jobs).toEqual([
      { name: 'deliver-smtp', payload: { deliveryId: id }, afterSeconds: 700 },
      { name: 'fallback-channel', payload: { deliveryId: id }, afterSeconds: 900 },
    ]);
    kept.jobs.length = 0;
    await attempt(id, true);
    expect(jobNames()).toEqual(['deliver-smtp']);
    expect(await alarms()).toEqual([]);
  });

  it('is recorded when the database comes back, and the message is not sent again', async () => {
    outcome = { kind: 'retry', problem: 'Busy.', retryAfterSeconds: 700 };
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry() });
    const add = vi.spyOn(kept.queue, 'add').mockRejectedValueOnce(new Error('It is away.'));
    await attempt(id);
    add.mockRestore();
    expect(sent).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'pending', attempts: 1, problem: 'Busy.' });
    expect(jobNames()).toEqual(['deliver-smtp', 'fallback-channel']);
  });

  it('to a visitor has no fallback', async () => {
    outcome = { kind: 'retry', problem: 'Busy.' };
    await attempt(
      await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), purpose: 'acknowledgement' }),
    );
    expect(jobNames()).toEqual(['deliver-smtp']);
  });

  it('that a person must fix has failed with an alarm, and its fallback begins at once', async () => {
    outcome = { kind: 'failed', problem: 'No login.' };
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 1 });
    await kept.set('deliveries', id, { first_attempt_at: `now() - interval '10 minutes'` });
    await attempt(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', problem: 'No login.' });
    const [alarm] = await openAlarms(kept.database.db);
    expect(alarm).toMatchObject({
      kind: 'failed',
      subject: 'smtp',
      message: 'A sales message failed on smtp. No login.',
    });
    const minutes = (Date.now() - (alarm?.since?.getTime() ?? 0)) / 60_000;
    expect(Math.round(minutes)).toBe(10);
    expect(kept.jobs).toEqual([
      { name: 'fallback-channel', payload: { deliveryId: id }, afterSeconds: 0 },
    ]);
  });

  it('after 72 hours fails with an alarm, never silently', async () => {
    outcome = { kind: 'retry', problem: 'Busy.' };
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 90 });
    await kept.set('deliveries', id, { first_attempt_at: `now() - interval '73 hours'` });
    await attempt(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed' });
    expect(await alarms()).toEqual(['failed smtp']);
  });

  it('in the 72nd hour of failure is made again within an hour, and may still deliver', async () => {
    outcome = { kind: 'retry', problem: 'Busy.' };
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), attempts: 90 });
    await kept.set('deliveries', id, { first_attempt_at: `now() - interval '71 hours'` });
    await attempt(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'pending' });
    const again = kept.jobs.find(({ name }) => name === 'deliver-smtp');
    expect(again?.payload).toEqual({ deliveryId: id });
    expect(again?.afterSeconds).toBeLessThanOrEqual(3_600);
    expect(await alarms()).toEqual([]);
    outcome = { kind: 'sent' };
    await attempt(id, true);
    expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
  });

  it('that the visitor’s own address refuses fails without an alarm', async () => {
    outcome = { kind: 'refused', problem: 'The address does not take mail.' };
    const id = await kept.addDelivery({
      enquiry_id: await kept.addEnquiry(),
      purpose: 'acknowledgement',
    });
    await attempt(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed' });
    expect(await alarms()).toEqual([]);
    expect(kept.jobs).toEqual([]);
  });

  it('at what another holds is made when the lease must have run out', async () => {
    const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), state: 'sending' });
    await kept.set('deliveries', id, { sending_since: 'now()' });
    await attempt(id);
    expect(kept.jobs).toEqual([
      { name: 'deliver-smtp', payload: { deliveryId: id }, afterSeconds: 31 },
    ]);
    kept.jobs.length = 0;
    await attempt(id, true);
    await attempt(
      await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), state: 'delivered' }),
    );
    expect(kept.jobs).toEqual([]);
    expect(sent).toEqual([]);
  });
});
