import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { addDeliveries } from './plan-enquiries.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

/** Does nothing if the delivery has succeeded in the meantime. */
export function fallbackChannelHandler(db: Db, queue: Queue, routing: ChannelRouting) {
  return async ({ deliveryId }: { deliveryId: string }): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      const failing = await trx
        .selectFrom('deliveries')
        .select(['enquiry_id', 'channel'])
        .where('id', '=', deliveryId)
        .where('state', 'in', ['pending', 'sending', 'failed'])
        .executeTakeFirst();
      const channel = failing && routing.fallbackChannels.get(failing.channel);
      if (!failing?.enquiry_id || channel === undefined) return;
      await addDeliveries(trx, queue, [
        { enquiry_id: failing.enquiry_id, purpose: 'sales', channel, fallback_for: deliveryId },
      ]);
    });
  };
}
