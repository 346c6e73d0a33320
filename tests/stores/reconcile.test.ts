import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { reconcileHandler } from '@studio/worker/jobs/reconcile.handler.ts';
import { retryFailedDeliveries } from '@studio/enquiries/jobs/retry-deliveries.store.ts';
import { readWaiting } from '@studio/enquiries/reports/waiting.store.ts';
import type { Channel } from '@studio/mail/channel.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';
import { responseTarget } from '../support/response-target.ts';
import { routing } from '../support/channel-routing.ts';
import { testAuditLog } from '../support/audit-log.ts';
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

describe('reconciliation', () => {
  const reconcile = (fallbackChannels: ChannelRouting['fallbackChannels'] = new Map()) =>
    reconcileHandler(
      kept.database.db,
      kept.queue,
      { ...routing, fallbackChannels },
      responseTarget,
    )();

  it('plans enquiries whose job is lost, and those that the clock left in the future', async () => {
    for (const [age, state] of [
      ["now() - interval '2 minutes'", 'accepted'],
      ["now() + interval '2 minutes'", 'accepted'],
      ['now()', 'accepted'],
      ["now() - interval '2 minutes'", 'held'],
    ] as const) {
      await kept.set('enquiries', await kept.addEnquiry({ state }), { received_at: age });
    }
    expect(await reconcile()).toEqual({ planned: 2, requeued: 0 });
    expect(await kept.read(`select 1 from enquiries where state = 'planned'`)).toHaveLength(2);
    expect(await reconcile()).toEqual({ planned: 0, requeued: 0 });
  });

  it('tells of an answer of the last days, to the webhooks that were sent the enquiry', async () => {
    const webhook = { carries: ['sales', 'answered'] } as unknown as Channel;
    const told: ChannelRouting = {
      ...routing,
      sales: ['webhook', 'webhook-2'],
      channels: new Map([
        ['webhook', webhook],
        ['webhook-2', webhook],
      ]),
    };
    const answered = async (age: string) => {
      const enquiry = await kept.addEnquiry();
      await kept.set('enquiries', enquiry, { answered_at: `now() - interval '${age}'` });
      // The second webhook was added later.
      await kept.addDelivery({ enquiry_id: enquiry, channel: 'webhook', state: 'delivered' });
      return enquiry;
    };
    const latest = await answered('6 days');
    await answered('8 days');
    const run = reconcileHandler(kept.database.db, kept.queue, told, responseTarget);
    await run();
    await run();
    expect(
      await kept.read(`select enquiry_id, channel from deliveries where purpose = 'answered'`),
    ).toEqual([{ enquiry_id: latest, channel: 'webhook' }]);
  });

  it('queues what is due or stuck and has no job, each on its channel', async () => {
    const add = async (row: Readonly<Record<string, unknown>>, changes: Record<string, string>) => {
      const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), ...row });
      await kept.set('deliveries', id, changes);
      return id;
    };
    const due = await add(
      { channel: 'webhook' },
      { next_attempt_at: `now() - interval '2 minutes'` },
    );
    const stuck = await add(
      { state: 'sending' },
      { sending_since: `now() - interval '61 seconds'` },
    );
    await add({}, { next_attempt_at: `now() - interval '50 seconds'` });
    await add({ state: 'sending' }, { sending_since: `now() - interval '59 seconds'` });
    const known = await add({}, { next_attempt_at: `now() - interval '2 minutes'` });
    await kept.read(
      `insert into pgboss.job (name, data) values ('deliver-smtp', jsonb_build_object('deliveryId', $1::text))`,
      known,
    );
    expect(await reconcile()).toEqual({ planned: 0, requeued: 2 });
    expect(kept.jobs).toEqual([
      { name: 'deliver-smtp', payload: { deliveryId: stuck }, afterSeconds: 0 },
      { name: 'deliver-webhook', payload: { deliveryId: due }, afterSeconds: 0 },
    ]);
  });

  it('plans confirmations again that were never planned', async () => {
    const add = async (age: string, row: Readonly<Record<string, unknown>> = {}) => {
      const id = await kept.addSubscription(row);
      await kept.set('subscriptions', id, { requested_at: `now() - interval '${age}'` });
      return id;
    };
    const forgotten = await add('2 minutes');
    await add('30 seconds');
    await add('3 days');
    await add('2 minutes', { state: 'confirmed' });
    await kept.addDelivery({ subscription_id: await add('2 minutes'), purpose: 'confirmation' });
    await reconcile();
    expect(kept.jobs).toEqual([
      { name: 'confirm-subscription', payload: { subscriptionId: forgotten }, afterSeconds: 0 },
    ]);
  });

  it('names a fallback for what fails for a quarter of an hour and has none', async () => {
    const add = async (age: string, row: Readonly<Record<string, unknown>> = {}) => {
      const id = await kept.addDelivery({
        enquiry_id: await kept.addEnquiry(),
        attempts: 1,
        ...row,
      });
      const next = `now() + interval '10 minutes'`;
      await kept.set('deliveries', id, {
        first_attempt_at: `now() - interval '${age}'`,
        next_attempt_at: next,
      });
      return id;
    };
    const failing = await add('16 minutes');
    const failed = await add('16 minutes', { state: 'failed' });
    await add('14 minutes');
    await add('16 minutes', { state: 'delivered' });
    await add('16 minutes', { channel: 'webhook' });
    await add('16 minutes', { purpose: 'acknowledgement' });
    await add('1 minute', { channel: 'webhook', fallback_for: await add('16 minutes') });
    await reconcile();
    expect(kept.jobs).toEqual([]);
    await reconcile(routing.fallbackChannels);
    const named = kept.jobs.map(({ name, payload }) => `${name} ${payload['deliveryId'] ?? ''}`);
    expect(named.toSorted()).toEqual(
      [`fallback-channel ${failing}`, `fallback-channel ${failed}`].toSorted(),
    );
  });

  it('watches: the oldest that waits, and a probe that does not arrive, until they do', async () => {
    const probe = await kept.addEnquiry({ is_probe: true });
    await kept.set('enquiries', probe, { received_at: `now() - interval '6 minutes'` });
    const late = await kept.addDelivery({ enquiry_id: probe });
    await kept.set('deliveries', late, { created_at: `now() - interval '6 minutes'` });
    await reconcile();
    expect((await alarms()).toSorted()).toEqual([`probe ${probe}`, 'waiting queue']);
    await kept.set('deliveries', late, { state: `'delivered'` });
    await reconcile();
    expect(await alarms()).toEqual([]);
  });

  it('sends now what a clock that was set back left in the future, and says so', async () => {
    const add = async (row: Readonly<Record<string, unknown>>, changes: Record<string, string>) => {
      const id = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), ...row });
      await kept.set('deliveries', id, changes);
      return id;
    };
    const far = await add(
      { attempts: 3 },
      { next_attempt_at: `now() + interval '26 hours'`, not_before: 'now()' },
    );
    const first = await add({}, { next_attempt_at: `now() + interval '2 minutes'` });
    const held = await add({ state: 'sending' }, { sending_since: `now() + interval '2 minutes'` });
    await add({ attempts: 3 }, { next_attempt_at: `now() + interval '24 hours'` });
    await add({ state: 'sending' }, { sending_since: `now()` });
    await reconcile();
    const queued = kept.jobs.map(({ payload }) => payload['deliveryId']);
    expect(queued.toSorted()).toEqual([far, first, held].toSorted());
    expect(await deliveryOf(far)).toMatchObject({ state: 'pending', not_before: null });
    expect(await deliveryOf(held)).toMatchObject({ state: 'pending', sending_since: null });
    const [alarm] = await openAlarms(kept.database.db);
    expect(alarm).toMatchObject({ kind: 'clock', subject: 'database' });
    expect(alarm?.message).toContain('3 messages');
    await reconcile();
    expect(await alarms()).toEqual([]);
  });
});

describe('redriving', () => {
  it('what has failed starts afresh; of one enquiry, or of all', async () => {
    const enquiry = await kept.addEnquiry({ reference: '7K3QF-9M2XA' });
    const row = {
      state: 'failed',
      attempts: 9,
      first_attempt_at: new Date(0),
      not_before: new Date(0),
    };
    const one = await kept.addDelivery({ ...row, enquiry_id: enquiry });
    await kept.addDelivery({ enquiry_id: enquiry, channel: 'webhook', state: 'delivered' });
    const other = await kept.addDelivery({
      ...row,
      enquiry_id: await kept.addEnquiry(),
      channel: 'webhook',
    });
    await kept.read(`insert into alarms (kind, subject, message)
      values ('failed', 'smtp', ''), ('failed', 'webhook', '')`);
    expect(
      await retryFailedDeliveries(kept.database.db, kept.queue, testAuditLog, '7K3QF-9M2XA'),
    ).toBe(1);
    expect(await deliveryOf(one)).toMatchObject({
      state: 'pending',
      attempts: 0,
      first_attempt_at: null,
      not_before: null,
    });
    expect(kept.jobs).toEqual([
      { name: 'deliver-smtp', payload: { deliveryId: one }, afterSeconds: 0 },
    ]);
    expect(await alarms()).toEqual(['failed webhook']);
    expect(await retryFailedDeliveries(kept.database.db, kept.queue, testAuditLog)).toBe(1);
    expect(await deliveryOf(other)).toMatchObject({ state: 'pending' });
    expect(await alarms()).toEqual([]);
  });

  it('a notice to a colleague belongs to its enquiry', async () => {
    const enquiry = await kept.addEnquiry({ reference: '7K3QF-9M2XA' });
    const [notice] = await kept.read<{ id: string }>(
      `with person as (insert into staff (issuer, subject, name, email, roles)
         values ('', 'a notice', 'Ravi', 'ravi@company.example', '{sales}') returning id)
       insert into owner_notices (enquiry_id, kind, event, staff_id, is_mailed)
       select $1, 'late', '1', id, true from person returning id`,
      enquiry,
    );
    await kept.addDelivery({ notice_id: notice?.id, purpose: 'notice', state: 'failed' });
    expect(await readWaiting(kept.database.db)).toMatchObject([
      { reference: '7K3QF-9M2XA', what: 'notice by smtp', state: 'failed' },
    ]);
    expect(
      await retryFailedDeliveries(kept.database.db, kept.queue, testAuditLog, '7K3QF-9M2XA'),
    ).toBe(1);
  });
});
