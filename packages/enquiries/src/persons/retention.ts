import { retention } from '@studio/contract/retention';
import { sql } from 'kysely';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import type { Db } from '#database/db.ts';

// Probes contain no personal data; a week of them is enough for troubleshooting.
const PROBE_DAYS = 7;

export interface Purged {
  readonly enquiries: number;
  readonly subscriptions: number;
  /** Conversations without an enquiry. */
  readonly otherMails: number;
}

/** Deletes what has reached the end of its retention. Deliveries and attempts are deleted with their enquiry. */
export async function purgeExpired(db: Db, auditLog: AuditLog): Promise<Purged> {
  return db.transaction().execute(async (trx) => {
    const enquiries = await trx
      .deleteFrom('enquiries')
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
    // Kept as long as backups, because these people must be erased again after a restore.
    for (const table of ['erasures', 'erased_others'] as const)
      await trx
        .deleteFrom(table)
        .where('erased_at', '<', sql<Date>`now() - make_interval(days => ${retention.backup.days})`)
        .execute();
    // Ids of mails that could not be erased from the mailbox are kept no longer either.
    await trx
      .deleteFrom('mailbox_erasures')
      .where(
        'requested_at',
        '<',
        sql<Date>`now() - make_interval(days => ${retention.backup.days})`,
      )
      .execute();
    // Listings that were shown, and their results; one that could not be completed is kept as long as above.
    await sql`
      delete from mailbox_listings where requested_at < now() - make_interval(days => ${retention.backup.days})
        or (done_at is not null and requested_at < now() - interval '1 day')
    `.execute(trx);
    await sql`select prune_draft_files()`.execute(trx);
    // Mails that did not become an enquiry are deleted with their files.
    const others = await trx
      .deleteFrom('other_mails')
      .where('purge_after', '<', sql<Date>`now()`)
      .executeTakeFirst();
    const old = sql<Date>`now() - make_interval(days => ${retention.unconfirmedSubscription.days})`;
    const subscriptions = await trx
      .deleteFrom('subscriptions')
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'pending'), eb('requested_at', '<', old)]),
          // From earlier versions, which did not delete unsubscribed people.
          eb('state', '=', 'unsubscribed'),
        ]),
      )
      .executeTakeFirst();
    const people = enquiries.filter(({ is_probe: isProbe }) => !isProbe);
    await auditLog.record(trx, 'erased', 'purge', people);
    return {
      enquiries: enquiries.length,
      subscriptions: Number(subscriptions.numDeletedRows),
      otherMails: Number(others.numDeletedRows),
    };
  });
}
