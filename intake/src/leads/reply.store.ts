import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deliverReply } from '#jobs/deliver-reply.job.ts';
import type { Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';

/** For so long somebody can take back what they sent. */
export const TAKE_BACK_SECONDS = 20;

export interface NewReply {
  readonly id: string;
  readonly leadId: string;
  readonly staffId: string;
  /** Known before it is sent and the same at every try, so that one sent twice is recognised as one. */
  readonly messageId: string;
  /** The mail it answers; nothing where theirs is the enquiry alone. */
  readonly inReplyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/**
 * Stores a reply and the job that sends it, and answers until when it can be taken back. Whoever calls it
 * may say "sent" once this is committed.
 */
export async function addReply(trx: Trx, queue: Queue, reply: NewReply): Promise<Date> {
  await trx
    .insertInto('thread_mails')
    .values({
      id: reply.id,
      lead_id: reply.leadId,
      direction: 'out',
      nature: 'message',
      staff_id: reply.staffId,
      message_id: reply.messageId,
      in_reply_to: reply.inReplyTo,
      subject: reply.subject,
      body: reply.text,
      at: sql<Date>`now()`,
      body_hash: createHash('sha256').update(reply.text).digest(),
    })
    .execute();
  const { send_after: until } = await trx
    .insertInto('desk_replies')
    .values({
      mail_id: reply.id,
      send_after: sql<Date>`now() + make_interval(secs => ${TAKE_BACK_SECONDS})`,
    })
    .returning('send_after')
    .executeTakeFirstOrThrow();
  await queue.add(trx, deliverReply, [{ replyId: reply.id }], TAKE_BACK_SECONDS);
  return until;
}

/** Takes a reply back before the worker has taken it up; false where it is on its way or gone. */
export async function takeBackReply(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('desk_replies')
    .where('mail_id', '=', id)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx.deleteFrom('thread_mails').where('id', '=', id).execute();
  return true;
}
