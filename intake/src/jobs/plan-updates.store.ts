import { sql } from 'kysely';
import type { Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { Purpose } from '#platform/tables.ts';
import { addDeliveries } from './plan.store.ts';
import type { Routes } from './routes.ts';

/** Sales hear of it by every way that an enquiry takes and that can say such a thing. */
const waysFor = ({ sales, channels }: Routes, purpose: Purpose) =>
  sales.filter((name) => channels.get(name)?.carries.includes(purpose));

/** What enquirers said on their own page; one that was planned before is skipped. */
export async function planMessages(
  trx: Trx,
  queue: Queue,
  routes: Routes,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const fresh = await trx
    .updateTable('enquiry_messages')
    .set({ state: 'planned' })
    .where('id', 'in', ids)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute();
  const ways = waysFor(routes, 'message');
  const deliveries = fresh.flatMap(({ id }) =>
    ways.map((channel) => ({ message_id: id, purpose: 'message' as const, channel })),
  );
  await addDeliveries(trx, queue, deliveries);
}

export async function planErasures(
  trx: Trx,
  queue: Queue,
  routes: Routes,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const fresh = await trx
    .updateTable('erasures')
    .set({ state: 'planned' })
    .where('id', 'in', ids)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute();
  const ways = waysFor(routes, 'erasure');
  const deliveries = fresh.flatMap(({ id }) =>
    ways.map((channel) => ({ erasure_id: id, purpose: 'erasure' as const, channel })),
  );
  await addDeliveries(trx, queue, deliveries);
}

const AT_ONCE = 1_000;

/** Those whose job was lost, as with leads. */
export async function planForgottenUpdates(trx: Trx, queue: Queue, routes: Routes): Promise<void> {
  const idsOf = async (table: 'enquiry_messages' | 'erasures', at: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where state = 'accepted'
        and ${sql.ref(at)} not between now() - interval '1 minute' and now() + interval '1 minute'
      limit ${AT_ONCE}
    `.execute(trx);
    return rows.map(({ id }) => id);
  };
  await planMessages(trx, queue, routes, await idsOf('enquiry_messages', 'received_at'));
  await planErasures(trx, queue, routes, await idsOf('erasures', 'erased_at'));
}

/** Whoever answers writes the time down; within a minute it is told to programs. */
export async function planAnswered(trx: Trx, queue: Queue, routes: Routes): Promise<void> {
  const ways = waysFor(routes, 'answered');
  if (ways.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from leads l where answered_at > now() - interval '1 day'
      and not exists (select from deliveries d where d.lead_id = l.id and d.purpose = 'answered')
    limit ${AT_ONCE}
  `.execute(trx);
  const deliveries = rows.flatMap(({ id }) =>
    ways.map((channel) => ({ lead_id: id, purpose: 'answered' as const, channel })),
  );
  await addDeliveries(trx, queue, deliveries);
}
