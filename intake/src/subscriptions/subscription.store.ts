import { randomUUID } from 'node:crypto';
import type { Subscription } from '@old/contract';
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
 * The same address twice is one row, and the answer is the same each time. What is done to a row is said
 * in migration 0011: the public API may run it, and may not look at the table.
 */
export function subscriptionStore(db: Db, queue: Queue): Subscriptions {
  return {
    async ask({ name, email }) {
      await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from ask_subscription(${randomUUID()}, ${name}, ${email}) as id
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
      await sql`select leave_subscription(${id})`.execute(db);
    },
  };
}
