import { randomUUID } from 'node:crypto';
import type { Subscription } from '@studio/contract';
import { sql } from 'kysely';
import { confirmSubscription } from '#jobs/confirm-subscription.job.ts';
import type { Db } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';

export interface Subscriptions {
  ask(subscription: Subscription): Promise<void>;
  confirm(id: string): Promise<void>;
  leave(id: string): Promise<void>;
}

/**
 * The same address twice is one row, with the same answer each time. Implemented in database functions: the public
 * API may call them but not read the table.
 */
export function subscriptionStore(db: Db, queue: Queue): Subscriptions {
  return {
    async ask({ name, email }) {
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from request_subscription(${randomUUID()}, ${name}, ${email}) as id
        `.execute(trx);
        await queue.add(
          trx,
          confirmSubscription,
          rows.map(({ id }) => ({ subscriptionId: id })),
        );
      });
    },
    async confirm(id) {
      await sql`select confirm_subscription(${id})`.execute(db);
    },
    async leave(id) {
      await sql`select delete_subscription(${id})`.execute(db);
    },
  };
}
