import { sql } from 'kysely';
import type { Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import { addDeliveries } from './plan.store.ts';
import type { Routes } from './routes.ts';

/**
 * From here on a reply is on its way and nobody takes it back. One that was planned before is skipped, one
 * whose time has not come waits for reconciliation, and without a channel for mail all of them wait.
 */
export async function planReplies(
  trx: Trx,
  queue: Queue,
  { reply: channel }: Routes,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || channel === undefined) return;
  const fresh = await trx
    .updateTable('desk_replies')
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

const AT_ONCE = 1_000;

/** Those whose job was lost, as with leads. */
export async function planForgottenReplies(trx: Trx, queue: Queue, routes: Routes): Promise<void> {
  const forgotten = await trx
    .selectFrom('desk_replies')
    .select('mail_id')
    .where('state', '=', 'accepted')
    .where('send_after', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('send_after')
    .limit(AT_ONCE)
    .execute();
  const ids = forgotten.map(({ mail_id: id }) => id);
  await planReplies(trx, queue, routes, ids);
}
