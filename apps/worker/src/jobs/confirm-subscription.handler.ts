import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { addDeliveries } from './plan-enquiries.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';

/** Does not add a second mail while one is waiting. */
export function confirmSubscriptionHandler(db: Db, queue: Queue, routing: ChannelRouting) {
  return async ({ subscriptionId }: { subscriptionId: string }): Promise<void> => {
    const channel = routing.confirmation;
    if (channel === undefined) return;
    await db.transaction().execute(async (trx) => {
      const asked = await trx
        .selectFrom('subscriptions')
        .select('id')
        .where('id', '=', subscriptionId)
        .where('state', '=', 'pending')
        .forUpdate()
        .executeTakeFirst();
      const waiting = await trx
        .selectFrom('deliveries')
        .select('id')
        .where('subscription_id', '=', subscriptionId)
        .where('state', 'in', ['pending', 'sending'])
        .executeTakeFirst();
      if (!asked || waiting) return;
      const delivery = {
        subscription_id: subscriptionId,
        purpose: 'confirmation' as const,
        channel,
      };
      await addDeliveries(trx, queue, [delivery]);
    });
  };
}
