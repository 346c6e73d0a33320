import { randomUUID } from 'node:crypto';
import type { Subscription } from '@studio/contract';
import { sql } from 'kysely';
import { confirmSubscription } from '#jobs/confirm-subscription.job.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';

export interface Subscriptions {
  ask(subscription: Subscription): Promise<void>;
  confirm(id: string): Promise<void>;
  leave(id: string): Promise<void>;
}

/**
 * The same address twice is one row, and the answer is the same each time. Whoever is confirmed gets
 * no mail; whoever asked within ten minutes gets no second one. Whoever left may ask again.
 */
export function subscriptionStore(db: Db, queue: Queue): Subscriptions {
  return {
    async ask({ name, email }) {
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          insert into subscriptions as known (id, name, email, state)
          values (${randomUUID()}, ${name}, ${email}, 'asked')
          on conflict (lower(email)) do update
            set state = 'asked', asked_at = now(), name = excluded.name
            where known.state = 'left'
              or (known.state = 'asked' and known.asked_at < now() - interval '10 minutes')
          returning id
        `.execute(trx);
        await queue.add(
          trx,
          confirmSubscription,
          rows.map(({ id }) => ({ subscriptionId: id })),
        );
      });
    },
    async confirm(id) {
      await db
        .updateTable('subscriptions')
        .set({ state: 'confirmed', confirmed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', '=', 'asked')
        .execute();
    },
    // As the privacy page promises: whoever leaves is forgotten at once.
    async leave(id) {
      await db.deleteFrom('subscriptions').where('id', '=', id).execute();
    },
  };
}
