import { filesOfReply } from '@studio/enquiries/replies/reply-file.store.ts';
import type { Reply } from '@studio/mail/channel.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';
import type { Db } from '@studio/enquiries/database/db.ts';

/** Reads a stored reply and its thread. */
export async function composeReply(
  db: Db,
  deliveryId: string,
  replyId: string | null,
): Promise<Reply> {
  const mail = await db
    .selectFrom('thread_mails as m')
    .innerJoin('enquiries as l', 'l.id', 'm.enquiry_id')
    .innerJoin('replies as r', 'r.mail_id', 'm.id')
    .leftJoin('staff as s', 's.id', 'm.staff_id')
    .select(['l.id as enquiry_id', 'm.message_id', 'm.in_reply_to', 'm.subject', 'm.body', 'm.at'])
    .select(['l.reference', 'l.email', 's.name'])
    .select(['r.way', 'r.forwarded_to', 'r.cc', 'r.bcc'])
    .where('m.id', '=', replyId)
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('thread_mails')
    .select('message_id')
    .where('enquiry_id', '=', mail.enquiry_id)
    .where('kind', '=', 'message')
    .where('at', '<', mail.at)
    .orderBy('at')
    .execute();
  return {
    purpose: 'reply',
    deliveryId,
    enquiryId: mail.enquiry_id,
    reference: mail.reference,
    to: mail.way === 'forward' ? mail.forwarded_to : [mail.email],
    cc: mail.cc,
    bcc: mail.bcc,
    by: mail.name,
    subject: mail.subject,
    text: mail.body,
    files: await filesOfReply(db, replyId),
    at: mail.at,
    messageId: mail.message_id,
    inReplyTo: mail.in_reply_to,
    earlier: earlier.map(({ message_id: id }) => id),
  };
}

/** Composes the copy of a sent reply again, byte for byte, because with files it is too large to store twice. */
export const copyComposer =
  ({ bytesOf }: Pick<ChannelRouting, 'bytesOf'>) =>
  async (db: Db, replyId: string): Promise<Buffer> => {
    if (!bytesOf) throw new Error('There is no channel that sends mail.');
    return bytesOf(await composeReply(db, replyId, replyId));
  };
