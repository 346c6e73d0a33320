import type { MailView, MailState } from '@studio/contract/desk/mails';
import type { Db } from '#database/db.ts';
import type { DeliveryState } from '#database/tables.ts';
import { sql } from 'kysely';
import { by } from './event-row.ts';

const states: Readonly<Record<DeliveryState, MailState>> = {
  pending: 'waiting',
  sending: 'waiting',
  delivered: 'sent',
  replaced: 'sent',
  failed: 'failed',
  suppressed: 'failed',
};

interface Row extends Omit<MailView, 'at' | 'delivery' | 'undoUntil'> {
  readonly at: Date;
  readonly send_after: Date | null;
  readonly planned: DeliveryState | null;
}

/** A reply that no worker has planned can still be undone; until `send_after` this is certain. */
function stateOf({ send_after: until, planned }: Row): Pick<MailView, 'delivery' | 'undoUntil'> {
  if (until === null) return { delivery: null, undoUntil: null };
  if (planned === null) return { delivery: 'waiting', undoUntil: until.toISOString() };
  return { delivery: states[planned], undoUntil: null };
}

/**
 * Messages in both directions, oldest first. A reply from a mail program is in Sent and also goes to the enquiry's
 * own address: that copy, with the same Message-ID and text, is not shown again.
 */
export async function readMails(db: Db, enquiryId: string): Promise<MailView[]> {
  const { rows } = await sql<Row>`
    select m.id, m.direction, m.kind, m.at, m.subject, m.body, m.quoted_text as "quotedText", m.attachments, m.copied, ${by} as by,
      m.sender, m.sender_verified as "senderVerified", m.is_truncated as "isTruncated",
      coalesce(r.bcc, '{}') as bcc, coalesce(r.refused, '{}') as refused, r.send_after, d.state as planned, d.problem
    from thread_mails m
      left join staff s on s.id = m.staff_id
      left join replies r on r.mail_id = m.id
      left join deliveries d on d.reply_id = m.id
    where m.enquiry_id = ${enquiryId} and not (m.direction = 'in' and exists (
      select from thread_mails o where o.enquiry_id = m.enquiry_id and o.direction = 'out'
        and o.message_id = m.message_id and o.content_hash = m.content_hash))
    order by m.at, m.id
  `.execute(db);
  return rows.map((row) => {
    const { send_after: _until, planned: _planned, at, ...mail } = row;
    return { ...mail, at: at.toISOString(), ...stateOf(row) };
  });
}
