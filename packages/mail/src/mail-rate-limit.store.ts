import { retention } from '@studio/contract/retention';
import { sql } from 'kysely';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';

/** A person who writes twice gets two mails; a third within the hour is not useful. */
const MAILS = 2;

const window = sql`make_interval(secs => ${retention.recipientCount.seconds})`;

/**
 * Whether this mail may be sent to its recipient. A delivery that was counted stays counted while it is
 * retried, so that waiting mails are not all sent at once when a provider recovers.
 */
export async function withinMailLimit(
  db: Db,
  deliveryId: string,
  recipient: Buffer,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Serializes two workers that check the same recipient.
    await sql`select pg_advisory_xact_lock(${recipient.readBigInt64BE()})`.execute(trx);
    const { rows } = await sql`
      insert into visitor_mail_counts (delivery_id, recipient)
      select ${deliveryId}, ${recipient}
      where ${MAILS} > (
        select count(*) from visitor_mail_counts
        where recipient = ${recipient} and delivery_id <> ${deliveryId}
          -- A count from the future dates from before the clock was set back.
          and counted_at between now() - ${window} and now() + interval '1 minute')
      on conflict (delivery_id) do update set counted_at = now()
      returning delivery_id
    `.execute(trx);
    return rows.length > 0;
  });
}

/** A count is personal data, so it is deleted after its hour. */
export async function deleteOldMailCounts(trx: Trx): Promise<void> {
  await sql`
    delete from visitor_mail_counts
    where counted_at not between now() - ${window} and now() + interval '1 minute'
  `.execute(trx);
}

/** How many mails to visitors were suppressed in the last day. */
export async function countSuppressed(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deliveries
    where state = 'suppressed' and created_at > now() - interval '1 day'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
