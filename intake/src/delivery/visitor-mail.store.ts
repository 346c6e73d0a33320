import { retention } from '@old/contract/retention';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/db.ts';

/** A person who writes twice is answered twice; a third mail within the hour helps nobody. */
const MAILS = 2;

const window = sql`make_interval(secs => ${retention.recipientCount.seconds})`;

/**
 * Whether this mail may go to its recipient. A delivery that was counted keeps its place while it is
 * tried again, so that what waits for a provider does not go out in one heap when it is back.
 */
export async function mayMail(db: Db, deliveryId: string, recipient: Buffer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two workers that ask for one recipient wait in line.
    await sql`select pg_advisory_xact_lock(${recipient.readBigInt64BE()})`.execute(trx);
    const { rows } = await sql`
      insert into visitor_mails (delivery_id, recipient)
      select ${deliveryId}, ${recipient}
      where ${MAILS} > (
        select count(*) from visitor_mails
        where recipient = ${recipient} and delivery_id <> ${deliveryId}
          -- A count from the future dates from before the clock was set back.
          and counted_at between now() - ${window} and now() + interval '1 minute')
      on conflict (delivery_id) do update set counted_at = now()
      returning delivery_id
    `.execute(trx);
    return rows.length > 0;
  });
}

/** A count is about a person, so it goes with its hour. */
export async function forgetVisitorMails(trx: Trx): Promise<void> {
  await sql`
    delete from visitor_mails
    where counted_at not between now() - ${window} and now() + interval '1 minute'
  `.execute(trx);
}

/** How many mails to visitors were withheld in the last day. */
export async function countWithheld(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deliveries
    where state = 'withheld' and created_at > now() - interval '1 day'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
