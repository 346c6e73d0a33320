import type { ResponseTarget } from '@studio/contract/response-target';
import { retention } from '@studio/contract/retention';
import { sql } from 'kysely';
import { LEASE_SECONDS, leaseSeconds } from '@studio/mail/delivery.store.ts';
import { deleteOldMailCounts } from '@studio/mail/mail-rate-limit.store.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { ChannelName } from '@studio/enquiries/database/tables.ts';
import { resendAfterClockJump } from './clock-jump.store.ts';
import { confirmSubscription } from '@studio/enquiries/jobs/confirm-subscription.job.ts';
import { queueAttempts } from '@studio/enquiries/jobs/deliver.job.ts';
import { planMissedReplies } from './plan-replies.store.ts';
import { planAnswered, planMissedUpdates } from './plan-updates.store.ts';
import { planEnquiries } from './plan-enquiries.store.ts';
import { FALLBACK_AFTER_SECONDS, type ChannelRouting } from '@studio/mail/channel-routing.ts';
import { fallbackChannel } from '@studio/enquiries/jobs/fallback-channel.job.ts';
import {
  clearSettledAlarms,
  watchOldest,
  watchProbes,
} from '@studio/enquiries/alarms/watch.store.ts';

const AT_ONCE = 1_000;
export const RECONCILE_SECONDS = 60;

/** Plans enquiries whose job was lost, or is due in the future since the clock was set back. */
async function planMissed(
  trx: Trx,
  queue: Queue,
  routing: ChannelRouting,
  responseTarget: ResponseTarget,
): Promise<number> {
  const missed = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('state', '=', 'accepted')
    .where(
      sql<boolean>`received_at not between now() - interval '1 minute' and now() + interval '1 minute'`,
    )
    .orderBy('received_at')
    .limit(AT_ONCE)
    .execute();
  if (missed.length > 0) {
    await planEnquiries(
      trx,
      queue,
      routing,
      responseTarget,
      missed.map(({ id }) => id),
    );
  }
  return missed.length;
}

/** Adds jobs for deliveries that are due, or claimed longer than a lease, and have no job. */
async function requeueMissed(trx: Trx, queue: Queue): Promise<number> {
  const { rows } = await sql<{ id: string; channel: ChannelName }>`
    select d.id, d.channel from deliveries d
    where (
        (d.state = 'pending' and d.next_attempt_at < now() - interval '1 minute')
        or (d.state = 'sending'
          and d.sending_since < now() - make_interval(secs => ${LEASE_SECONDS} + ${leaseSeconds})))
      and not exists (
        select from pgboss.job j
        where j.name = 'deliver-' || d.channel and j.state < 'completed'
          and j.data ->> 'deliveryId' = d.id::text)
    limit ${AT_ONCE}
  `.execute(trx);
  await queueAttempts(trx, queue, rows);
  return rows.length;
}

/** Adds jobs for subscribers whose confirmation mail was never planned. */
async function requeueConfirmations(trx: Trx, queue: Queue): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select s.id from subscriptions s
    where s.state = 'pending' and s.requested_at < now() - interval '1 minute'
      and s.requested_at > now() - make_interval(hours => ${retention.confirmLink.hours})
      and not exists (
        select from deliveries d where d.subscription_id = s.id and d.created_at >= s.requested_at)
    limit ${AT_ONCE}
  `.execute(trx);
  await queue.add(
    trx,
    confirmSubscription,
    rows.map(({ id }) => ({ subscriptionId: id })),
  );
}

/** Adds fallback channels for deliveries that have failed for a quarter of an hour and have none yet. */
async function addFallbacks(trx: Trx, queue: Queue, routing: ChannelRouting): Promise<void> {
  const channels = [...routing.fallbackChannels.keys()];
  if (channels.length === 0) return;
  const rows = await trx
    .selectFrom('deliveries as failing')
    .select('failing.id')
    .where('channel', 'in', channels)
    .where('purpose', '=', 'sales')
    .where('state', 'in', ['pending', 'sending', 'failed'])
    .where(
      'first_attempt_at',
      '<',
      sql<Date>`now() - make_interval(secs => ${FALLBACK_AFTER_SECONDS})`,
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deliveries as other')
            .select('other.id')
            .whereRef('other.fallback_for', '=', 'failing.id'),
        ),
      ),
    )
    .limit(AT_ONCE)
    .execute();
  await queue.add(
    trx,
    fallbackChannel,
    rows.map(({ id }) => ({ deliveryId: id })),
  );
}

/** Finds lost work: rows without a job, sends without an outcome. */
export function reconcileHandler(
  db: Db,
  queue: Queue,
  routing: ChannelRouting,
  responseTarget: ResponseTarget,
) {
  return async (): Promise<{ planned: number; requeued: number }> =>
    db.transaction().execute(async (trx) => {
      const planned = await planMissed(trx, queue, routing, responseTarget);
      await planMissedUpdates(trx, queue, routing);
      await planMissedReplies(trx, queue, routing);
      await planAnswered(trx, queue, routing);
      await resendAfterClockJump(trx, queue);
      const requeued = await requeueMissed(trx, queue);
      await requeueConfirmations(trx, queue);
      await addFallbacks(trx, queue, routing);
      await deleteOldMailCounts(trx);
      await watchOldest(trx);
      await watchProbes(trx);
      await clearSettledAlarms(trx);
      return { planned, requeued };
    });
}
