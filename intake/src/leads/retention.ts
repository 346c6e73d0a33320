import { retention } from '@studio/contract/retention';
import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

// A probe is nobody's enquiry; a week of them is enough to look back on.
const PROBE_DAYS = 7;

export interface Purged {
  readonly leads: number;
  readonly subscriptions: number;
}

/** Deletes what has had its time. Deliveries and attempts go with their lead. */
export async function purgeExpired(db: Db): Promise<Purged> {
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .deleteFrom('leads')
      .where((eb) =>
        eb.or([
          eb('purge_after', '<', sql<Date>`now()`),
          eb.and([
            eb('is_probe', '=', true),
            eb('received_at', '<', sql<Date>`now() - make_interval(days => ${PROBE_DAYS})`),
          ]),
        ]),
      )
      .executeTakeFirst();
    const old = sql<Date>`now() - make_interval(days => ${retention.unconfirmedSubscription.days})`;
    const subscriptions = await trx
      .deleteFrom('subscriptions')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'asked'), eb('asked_at', '<', old)]),
          // Kept by versions that did not yet delete whoever left.
          eb('state', '=', 'left'),
        ]),
      )
      .executeTakeFirst();
    return {
      leads: Number(leads.numDeletedRows),
      subscriptions: Number(subscriptions.numDeletedRows),
    };
  });
}
