import { sql } from 'kysely';
import { queueAttempts } from '#jobs/deliver.job.ts';
import type { AuditLog } from '#audit-log/audit-log.store.ts';
import { isStillWanted } from '#replies/revert-reply.store.ts';
import type { Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import type { ChannelName } from '#database/tables.ts';

interface RetriedDelivery {
  readonly id: string;
  readonly channel: ChannelName;
}

interface AffectedEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
}

/** The enquiry of a delivery `d`; null for a newsletter or an erased enquiry. */
export const enquiryOfDelivery = sql`coalesce(d.enquiry_id, (select enquiry_id from enquiry_additions where id = d.addition_id),
  (select enquiry_id from thread_mails where id = d.reply_id),
  (select enquiry_id from owner_notices where id = d.notice_id),
  (select enquiry_id from enquiry_events where id = d.event_id))`;

/**
 * Restarts the failed deliveries of one enquiry, or of all if `reference` is left out, for another 72 hours. With
 * all, a reply is skipped if the enquirer has been answered in another way since: it would be outdated.
 */
export async function retryFailed(
  trx: Trx,
  queue: Queue,
  auditLog: AuditLog,
  reference?: string,
): Promise<number> {
  const isMeant =
    reference === undefined
      ? sql`(d.reply_id is null or ${isStillWanted(sql`d.reply_id`)})`
      : sql`${enquiryOfDelivery} = (select id from enquiries where reference = ${reference})`;
  const { rows } = await sql<RetriedDelivery & { readonly enquiryId: string | null }>`
    update deliveries d set state = 'pending', attempts = 0, first_attempt_at = null, not_before = null,
      next_attempt_at = now()
    where state = 'failed' and ${isMeant}
    returning id, channel, ${enquiryOfDelivery} as "enquiryId"
  `.execute(trx);
  await queueAttempts(trx, queue, rows);
  const enquiryIds = rows.flatMap(({ enquiryId }) => enquiryId ?? []);
  const { rows: affected } = await sql<AffectedEnquiry>`
    select id, reference, email from enquiries where id = any(${enquiryIds}::uuid[])
  `.execute(trx);
  await auditLog.record(trx, 'changed', 'deliveries retry', affected);
  return rows.length;
}
