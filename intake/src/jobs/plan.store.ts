import type { Promises } from '@old/contract/promise';
import { enterAtDesk } from '#leads/desk-entry.store.ts';
import type { Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { ChannelName, Purpose } from '#platform/tables.ts';
import { queueAttempts } from './deliver.job.ts';
import type { Routes } from './routes.ts';

export interface NewDelivery {
  readonly lead_id?: string;
  readonly subscription_id?: string;
  readonly message_id?: string;
  readonly erasure_id?: string;
  readonly reply_id?: string;
  readonly purpose: Purpose;
  readonly channel: ChannelName;
  readonly stands_in_for?: string;
}

/** Rows and their jobs together. A delivery that exists already is left alone. */
export async function addDeliveries(
  trx: Trx,
  queue: Queue,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const added = await trx
    .insertInto('deliveries')
    .values(deliveries)
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'channel'])
    .execute();
  await queueAttempts(trx, queue, added);
}

/** Turns accepted leads into deliveries and into work. A lead that was planned before is skipped. */
export async function planLeads(
  trx: Trx,
  queue: Queue,
  routes: Routes,
  promised: Promises,
  leadIds: readonly string[],
): Promise<void> {
  const leads = await trx
    .updateTable('leads')
    .set({ state: 'planned' })
    .where('id', 'in', leadIds)
    .where('state', '=', 'accepted')
    .returningAll()
    .execute();
  const acknowledgement = routes.acknowledgement;
  const deliveries = leads.flatMap(({ id, is_probe: isProbe }): NewDelivery[] => [
    ...routes.sales.map((channel) => ({ lead_id: id, purpose: 'sales' as const, channel })),
    ...(acknowledgement === undefined || isProbe
      ? []
      : [{ lead_id: id, purpose: 'acknowledgement' as const, channel: acknowledgement }]),
  ]);
  await addDeliveries(trx, queue, deliveries);
  await enterAtDesk(
    trx,
    promised,
    leads.filter(({ is_probe: isProbe }) => !isProbe),
  );
}
