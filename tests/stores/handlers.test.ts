import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAlarms } from '@studio/enquiries/alarms/alarm.store.ts';
import { confirmSubscriptionHandler } from '@studio/worker/jobs/confirm-subscription.handler.ts';
import { planDeliveriesHandler } from '@studio/worker/jobs/plan-deliveries.handler.ts';
import { probeHandler } from '@studio/worker/jobs/probe.handler.ts';
import { purgeHandler } from '@studio/worker/jobs/purge.handler.ts';
import { fallbackChannelHandler } from '@studio/worker/jobs/fallback-channel.handler.ts';
import { isProbeMark, probeHeader } from '@studio/enquiries/submission/probe.ts';
import { responseTarget } from '../support/response-target.ts';
import { provider } from '../support/provider.ts';
import { routing } from '../support/channel-routing.ts';
import { testAuditLog } from '../support/audit-log.ts';
import { rows, type Rows } from '../support/rows.ts';

let kept: Rows;
beforeAll(async () => {
  kept = await rows();
});
beforeEach(() => kept.empty());
afterAll(() => kept[Symbol.asyncDispose]());

const planned = async () =>
  (
    await kept.read<{ channel: string; purpose: string }>(
      'select channel, purpose from deliveries order by purpose desc, channel',
    )
  ).map(({ channel, purpose }) => `${purpose} by ${channel}`);
const alarms = async () =>
  (await openAlarms(kept.database.db)).map(({ kind, subject }) => `${kind} ${subject}`);
const jobNames = () => kept.jobs.map(({ name }) => name).toSorted();

describe('planning an enquiry', () => {
  const plan = (...enquiryIds: string[]) =>
    planDeliveriesHandler(
      kept.database.db,
      kept.queue,
      routing,
      responseTarget,
    )(enquiryIds.map((enquiryId) => ({ enquiryId })));

  it('one delivery for each channel of sales and one to the visitor, each with its job, once', async () => {
    const enquiry = await kept.addEnquiry({ state: 'accepted' });
    await plan(enquiry);
    await plan(enquiry);
    expect(await planned()).toEqual([
      'sales by smtp',
      'sales by webhook',
      'acknowledgement by smtp',
    ]);
    expect(jobNames()).toEqual(['deliver-smtp', 'deliver-smtp', 'deliver-webhook']);
    const ids = await kept.read<{ id: string }>(
      `select id from deliveries where channel = 'webhook'`,
    );
    expect(kept.jobs).toContainEqual({
      name: 'deliver-webhook',
      payload: { deliveryId: ids[0]?.id },
      afterSeconds: 0,
    });
  });

  it('no receipt is sent for a probe', async () => {
    await plan(await kept.addEnquiry({ state: 'accepted', is_probe: true }));
    expect(await planned()).toEqual(['sales by smtp', 'sales by webhook']);
  });

  it('what is not accepted stays as it is', async () => {
    await plan(await kept.addEnquiry({ state: 'held' }));
    expect(await planned()).toEqual([]);
  });
});

describe('a confirmation', () => {
  const confirm = (subscriptionId: string) =>
    confirmSubscriptionHandler(kept.database.db, kept.queue, routing)({ subscriptionId });

  it('is planned once while one waits, and again after it was sent', async () => {
    const subscriptionId = await kept.addSubscription();
    await confirm(subscriptionId);
    await confirm(subscriptionId);
    expect(await planned()).toEqual(['confirmation by smtp']);
    await kept.read(`update deliveries set state = 'sending'`);
    await confirm(subscriptionId);
    expect(await planned()).toHaveLength(1);
    await kept.read(`update deliveries set state = 'delivered'`);
    await confirm(subscriptionId);
    expect(await planned()).toHaveLength(2);
    expect(jobNames()).toEqual(['deliver-smtp', 'deliver-smtp']);
  });

  it('is not planned for a confirmed subscriber, nor without a channel for it', async () => {
    await confirm(await kept.addSubscription({ state: 'confirmed' }));
    const noWay = confirmSubscriptionHandler(kept.database.db, kept.queue, {
      ...routing,
      confirmation: undefined,
    });
    await noWay({ subscriptionId: await kept.addSubscription() });
    expect(await planned()).toEqual([]);
  });
});

describe('a fallback', () => {
  const fallbackChannel = (deliveryId: string) =>
    fallbackChannelHandler(kept.database.db, kept.queue, routing)({ deliveryId });

  it.each(['pending', 'sending', 'failed'])('takes over what is %s, once', async (state) => {
    const failing = await kept.addDelivery({ enquiry_id: await kept.addEnquiry(), state });
    await fallbackChannel(failing);
    await fallbackChannel(failing);
    expect(
      await kept.read(`select purpose, fallback_for from deliveries where channel = 'emailjs'`),
    ).toEqual([{ purpose: 'sales', fallback_for: failing }]);
    expect(jobNames()).toEqual(['deliver-emailjs']);
  });

  it('does nothing for what arrived, nor for a channel without one', async () => {
    const enquiry_id = await kept.addEnquiry();
    await fallbackChannel(await kept.addDelivery({ enquiry_id, state: 'delivered' }));
    await fallbackChannel(await kept.addDelivery({ enquiry_id, channel: 'webhook' }));
    const subscription_id = await kept.addSubscription();
    await fallbackChannel(await kept.addDelivery({ subscription_id, purpose: 'confirmation' }));
    expect(kept.jobs).toEqual([]);
  });
});

describe('the purge', () => {
  let ahead = 0;
  const purge = () =>
    purgeHandler(kept.database.db, testAuditLog, {
      now: () => new Date(Date.now() + ahead * 1_000),
    })();
  const ranOn = (...daysAgo: number[]) =>
    kept.read(`insert into purges select now()::date - unnest($1::int[])`, daysAgo);
  beforeEach(async () => {
    ahead = 0;
    await kept.addEnquiry({ purge_after: new Date(Date.now() - 60_000) });
  });

  it('deletes when it ran on seven of the last eight days', async () => {
    await ranOn(1, 2, 3, 4, 5, 6, 8);
    expect(await purge()).toEqual({ enquiries: 1, subscriptions: 0, otherMails: 0 });
    expect(await kept.read('select 1 from purges where ran_on = now()::date')).toHaveLength(1);
    expect(await alarms()).toEqual([]);
  });

  it('a new service deletes nothing in its first week, and that is no alarm', async () => {
    await ranOn(1, 2, 3, 4, 5, 6);
    expect(await purge()).toBeUndefined();
    expect(await alarms()).toEqual([]);
  });

  it('after a gap nothing is deleted, with an alarm until it ran steadily', async () => {
    await ranOn(9, 10, 11, 12, 13, 14, 15, 1);
    expect(await purge()).toBeUndefined();
    expect(await alarms()).toEqual(['clock purge']);
    expect(await kept.read('select 1 from enquiries')).toHaveLength(1);
    await ranOn(2, 3, 4, 5, 6, 7);
    expect(await purge()).toEqual({ enquiries: 1, subscriptions: 0, otherMails: 0 });
    expect(await alarms()).toEqual([]);
  });

  it.each([3_700, -3_700])(
    'deletes nothing while the clocks differ by %i seconds',
    async (seconds) => {
      await ranOn(1, 2, 3, 4, 5, 6, 7);
      ahead = seconds;
      expect(await purge()).toBeUndefined();
      const [alarm] = await openAlarms(kept.database.db);
      expect(alarm).toMatchObject({ kind: 'clock', subject: 'worker' });
      expect(alarm?.message).toContain('62 minutes');
      ahead = 3_500;
      expect(await purge()).toEqual({ enquiries: 1, subscriptions: 0, otherMails: 0 });
      expect(await alarms()).toEqual([]);
    },
  );
});

describe('a probe', () => {
  it('goes through the visitors’ own door, marked; a door that is closed is an alarm', async () => {
    await using door = await provider();
    const probe = probeHandler(kept.database.db, door.url.slice(0, -1), 'secret');
    door.behavior = { status: 500 };
    await probe();
    const [alarm] = await openAlarms(kept.database.db);
    expect(alarm).toMatchObject({ kind: 'probe', subject: 'front door' });
    expect(alarm?.message).toContain('The provider answered 500.');
    door.behavior = { status: 201 };
    await probe();
    expect(await alarms()).toEqual([]);
    const [, call] = door.calls;
    const { idempotencykey: key, name } = JSON.parse(call?.body ?? '') as Record<string, string>;
    expect(name).toBe('Probe');
    expect(isProbeMark('secret', key ?? '', String(call?.headers[probeHeader]))).toBe(true);
  });
});
