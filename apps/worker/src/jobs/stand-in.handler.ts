import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { addDeliveries } from './plan.store.ts';
import type { Routes } from '@studio/mail/routes.ts';

/** Does nothing if the delivery has succeeded in the meantime. */
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
