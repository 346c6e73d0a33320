import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import { addDeliveries } from './plan.store.ts';
import type { Routes } from './routes.ts';

/** Does nothing once the delivery has arrived after all. */
export function standInHandler(db: Db, queue: Queue, routes: Routes) {
  return async ({ deliveryId }: { deliveryId: string }): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      const failing = await trx
        .selectFrom('deliveries')
        .select(['lead_id', 'channel'])
        .where('id', '=', deliveryId)
        .where('state', 'in', ['pending', 'sending', 'parked'])
        .executeTakeFirst();
      const channel = failing && routes.standIns.get(failing.channel);
      if (!failing?.lead_id || channel === undefined) return;
      await addDeliveries(trx, queue, [
        { lead_id: failing.lead_id, purpose: 'sales', channel, stands_in_for: deliveryId },
      ]);
    });
  };
}
