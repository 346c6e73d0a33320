import { sql } from 'kysely';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { Routes } from '@studio/mail/routes.ts';
import { addDeliveries } from './plan.store.ts';
import { waysFor } from './plan-updates.store.ts';

export const OUTCOME_SECONDS = 5;
const AT_ONCE = 100;

interface Due {
  readonly id: string;
  /** The closing as won or lost that counts now; null where there is none. */
  readonly closing: string | null;
  /** The closing that programs know of. */
  readonly told: string | null;
  readonly latest: string;
}

/**
 * Notifies programs of an enquiry's outcome once its closing can no longer be undone by a key: the state is
 * compared with what was last sent, so an undone closing is never sent, and one undone later is taken back.
 */
export async function planOutcomes(db: Db, queue: Queue, routes: Routes): Promise<void> {
  const ways = waysFor(routes, 'outcome');
  await db.transaction().execute(async (trx) => {
    // An erasure locks the enquiry first: waiting for it here would be a deadlock.
    const { rows: locked } = await sql<{ id: string }>`
      select n.lead_id as id from outcome_news n join leads l on l.id = n.lead_id
      where n.look_after <= now()
      order by n.look_after limit ${AT_ONCE}
      for update of n skip locked for key share of l skip locked
    `.execute(trx);
    // Read once the rows are locked: closing or opening one from now on makes it due again.
    const { rows } = await sql<Due>`
      select n.lead_id as id, n.told_event as told,
        (select c.id from standing_close(n.lead_id) c where c.data ->> 'reason' in ('won', 'lost')) as closing,
        (select max(e.id) from desk_events e where e.lead_id = n.lead_id and e.version is not null) as latest
      from outcome_news n where n.lead_id = any(${locked.map(({ id }) => id)}::uuid[])
    `.execute(trx);
    for (const { id, closing, told, latest } of rows) {
      if (closing !== told) {
        const event = closing ?? latest;
        await addDeliveries(
          trx,
          queue,
          ways.map((channel) => ({ event_id: event, purpose: 'outcome' as const, channel })),
        );
      }
      await trx
        .updateTable('outcome_news')
        .set({ look_after: null, told_event: closing })
        .where('lead_id', '=', id)
        .execute();
    }
  });
}
