import { sql } from 'kysely';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';
import { addDeliveries } from './plan-enquiries.store.ts';
import { channelsFor } from './plan-updates.store.ts';

export const OUTCOME_SECONDS = 5;
const AT_ONCE = 100;

interface Due {
  readonly id: string;
  /** The closing as won or lost that counts now; null if there is none. */
  readonly closing: string | null;
  /** The closing that was last sent to programs. */
  readonly announced: string | null;
  readonly latest: string;
}

/**
 * Notifies programs of an enquiry's outcome when the desk no longer offers to undo the closing. The state is compared
 * with what was last sent, so an undone closing is never sent, and one reopened later is sent as reopened.
 */
export async function planOutcomes(db: Db, queue: Queue, routing: ChannelRouting): Promise<void> {
  const targets = channelsFor(routing, 'outcome');
  await db.transaction().execute(async (trx) => {
    // An erasure locks the enquiry first: waiting for it here would be a deadlock.
    const { rows: locked } = await sql<{ id: string }>`
      select n.enquiry_id as id from outcome_news n join enquiries l on l.id = n.enquiry_id
      where n.next_attempt_at <= now()
      order by n.next_attempt_at limit ${AT_ONCE}
      for update of n skip locked for key share of l skip locked
    `.execute(trx);
    // Read after the rows are locked: closing or reopening an enquiry from now on makes it due again.
    const { rows } = await sql<Due>`
      select n.enquiry_id as id, n.notified_event as announced,
        (select c.id from current_close(n.enquiry_id) c where c.data ->> 'reason' in ('won', 'lost')) as closing,
        (select max(e.id) from enquiry_events e where e.enquiry_id = n.enquiry_id and e.version is not null) as latest
      from outcome_news n where n.enquiry_id = any(${locked.map(({ id }) => id)}::uuid[])
    `.execute(trx);
    for (const { id, closing, announced, latest } of rows) {
      if (closing !== announced) {
        const event = closing ?? latest;
        // A closing that counts again, as after undoing a merge, was sent before and is sent again.
        await trx
          .deleteFrom('deliveries')
          .where('event_id', '=', closing)
          .where('state', '=', 'delivered')
          .execute();
        await addDeliveries(
          trx,
          queue,
          targets.map((channel) => ({ event_id: event, purpose: 'outcome' as const, channel })),
        );
      }
      await trx
        .updateTable('outcome_news')
        .set({ next_attempt_at: null, notified_event: closing })
        .where('enquiry_id', '=', id)
        .execute();
    }
  });
}
