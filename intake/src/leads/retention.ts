import { retention } from '@old/contract/retention';
import { sql } from 'kysely';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#platform/db.ts';

// A probe is nobody's enquiry; a week of them is enough to look back on.
const PROBE_DAYS = 7;

export interface Purged {
  readonly leads: number;
  readonly subscriptions: number;
}

/** Deletes what has had its time. Deliveries and attempts go with their lead. */
export async function purgeExpired(db: Db, ledger: Ledger): Promise<Purged> {
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
      .returning(['id', 'reference', 'email', 'is_probe'])
      .execute();
    // Whoever restores a backup must erase again those who are still in it.
    await trx
      .deleteFrom('erasures')
      .where('erased_at', '<', sql<Date>`now() - make_interval(days => ${retention.backup.days})`)
      .execute();
    // The address of whoever could not be taken out of a mailbox is kept no longer than that either.
    await trx
      .deleteFrom('mailbox_erasures')
      .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${retention.backup.days})`)
      .execute();
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
    const people = leads.filter(({ is_probe: isProbe }) => !isProbe);
    await ledger.record(trx, 'erased', 'purge', people);
    return {
      leads: leads.length,
      subscriptions: Number(subscriptions.numDeletedRows),
    };
  });
}
