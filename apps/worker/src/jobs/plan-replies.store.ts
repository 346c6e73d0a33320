import { sql } from 'kysely';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import {
  dueReplies,
  sendWaiting,
  type SendingParts,
} from '@studio/enquiries/replies/waiting-reply.store.ts';
import { addDeliveries } from './plan-enquiries.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

/**
 * After this a reply can no longer be undone. Skips replies that are already planned; a reply that is not yet
 * due waits for reconciliation, and without a mail channel all of them wait.
 */
export async function planReplies(
  trx: Trx,
  queue: Queue,
  { reply: channel }: ChannelRouting,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || channel === undefined) return;
  const fresh = await trx
    .updateTable('replies')
    .set({ state: 'planned' })
    .where('mail_id', 'in', ids)
    .where('state', '=', 'accepted')
    .where('send_after', '<=', sql<Date>`now() + interval '1 second'`)
    .returning('mail_id')
    .execute();
  const deliveries = fresh.map(({ mail_id: id }) => ({
    reply_id: id,
    purpose: 'reply' as const,
    channel,
  }));
  await addDeliveries(trx, queue, deliveries);
}

/**
 * Sends scheduled replies that are due, each in its own transaction, so that a reply that fails does not hold up the
 * others.
 */
export async function planWaitingReplies(
  db: Db,
  queue: Queue,
  routing: ChannelRouting,
  parts: SendingParts,
): Promise<void> {
  if (routing.reply === undefined) return;
  const failed: unknown[] = [];
  for (const id of await dueReplies(db)) {
    const going = db.transaction().execute(async (trx) => {
      if (await sendWaiting(trx, parts, id)) await planReplies(trx, queue, routing, [id]);
    });
    await going.catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Some replies could not be sent.');
}

const AT_ONCE = 1_000;

/** Plans replies whose job was lost, as with enquiries. */
export async function planMissedReplies(
  trx: Trx,
  queue: Queue,
  routing: ChannelRouting,
): Promise<void> {
  const missed = await trx
    .selectFrom('replies')
    .select('mail_id')
    .where('state', '=', 'accepted')
    .where('send_after', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('send_after')
    .limit(AT_ONCE)
    .execute();
  const ids = missed.map(({ mail_id: id }) => id);
  await planReplies(trx, queue, routing, ids);
}
