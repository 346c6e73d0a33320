import { sql } from 'kysely';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { ChannelName } from '@studio/enquiries/database/tables.ts';

/** A failing provider is tried again this often, so that messages do not wait for the hourly back-off. */
export const CHANNEL_CHECK_SECONDS = 20;

/**
 * One sales message that waits for a channel with no success since its last failure. Mails to
 * visitors are not used as the test: a single invalid address would look like a failed provider.
 */
export async function findChannelCheck(db: Db, channel: ChannelName): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select d.id from deliveries d
    where d.channel = ${channel} and d.state = 'pending' and d.purpose = 'sales' and d.attempts > 0
      and coalesce(d.not_before, now()) <= now()
      and not exists (
        select from deliveries good
        where good.channel = d.channel and good.state = 'delivered'
          and good.delivered_at > now() - make_interval(secs => ${CHANNEL_CHECK_SECONDS})
          -- A success from the future dates from before the clock was set back.
          and good.delivered_at < now() + interval '1 minute')
    order by d.next_attempt_at
    limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** The provider works again: makes all deliveries that waited for it due now. */
export async function makeWaitingDue(trx: Trx, channel: ChannelName): Promise<string[]> {
  const rows = await trx
    .updateTable('deliveries')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('channel', '=', channel)
    .where('state', '=', 'pending')
    .where('attempts', '>', 0)
    .where('next_attempt_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`coalesce(not_before, now()) <= now()`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
