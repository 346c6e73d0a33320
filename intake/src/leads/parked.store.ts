import { sql } from 'kysely';
import { queueAttempts } from '#jobs/deliver.job.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { ChannelName } from '#platform/tables.ts';

interface Tried {
  readonly id: string;
  readonly channel: ChannelName;
}

interface Touched {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
}

/** Whom a delivery `d` belongs to; nobody where it is about news, or about somebody who is erased. */
const leadOf = sql`coalesce(d.lead_id, (select lead_id from enquiry_messages where id = d.message_id),
  (select lead_id from thread_mails where id = d.reply_id))`;

/**
 * Parked deliveries start afresh, with 72 hours before them; of one lead, or of all. Of all, a reply is left
 * out where they were answered in another way since: it would tell them what is no longer so.
 */
export async function tryParkedAgain(
  trx: Trx,
  queue: Queue,
  ledger: Ledger,
  reference?: string,
): Promise<number> {
  const isMeant =
    reference === undefined
      ? sql`(d.reply_id is null or exists (
          select from desk_leads w where w.lead_id = ${leadOf} and w.state = 'to-answer'))`
      : sql`${leadOf} = (select id from leads where reference = ${reference})`;
  const { rows } = await sql<Tried & { readonly leadId: string | null }>`
    update deliveries d set state = 'pending', attempts = 0, first_attempt_at = null, not_before = null,
      next_attempt_at = now()
    where state = 'parked' and ${isMeant}
    returning id, channel, ${leadOf} as "leadId"
  `.execute(trx);
  await queueAttempts(trx, queue, rows);
  const leadIds = rows.flatMap(({ leadId }) => leadId ?? []);
  const { rows: touched } = await sql<Touched>`
    select id, reference, email from leads where id = any(${leadIds}::uuid[])
  `.execute(trx);
  await ledger.record(trx, 'changed', 'leads redrive', touched);
  return rows.length;
}
