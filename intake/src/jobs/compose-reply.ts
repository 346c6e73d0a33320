import type { Reply } from '#delivery/channel.ts';
import type { Db } from '#platform/db.ts';

/** A reply as it was stored, and the thread it belongs to. */
export async function composeReply(
  db: Db,
  deliveryId: string,
  replyId: string | null,
): Promise<Reply> {
  const mail = await db
    .selectFrom('thread_mails as m')
    .innerJoin('leads as l', 'l.id', 'm.lead_id')
    .leftJoin('staff as s', 's.id', 'm.staff_id')
    .select(['m.lead_id', 'm.message_id', 'm.in_reply_to', 'm.subject', 'm.body', 'm.at'])
    .select(['l.reference', 'l.email', 's.name'])
    .where('m.id', '=', replyId)
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('thread_mails')
    .select('message_id')
    .where('lead_id', '=', mail.lead_id)
    .where('nature', '=', 'message')
    .where('at', '<', mail.at)
    .orderBy('at')
    .execute();
  return {
    purpose: 'reply',
    deliveryId,
    leadId: mail.lead_id,
    reference: mail.reference,
    to: mail.email,
    by: mail.name,
    subject: mail.subject,
    text: mail.body,
    messageId: mail.message_id,
    inReplyTo: mail.in_reply_to,
    earlier: earlier.map(({ message_id: id }) => id),
  };
}
