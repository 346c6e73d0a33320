import { sql } from 'kysely';
import { planReply } from '#jobs/plan-reply.job.ts';
import type { Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';

/** For so long the author can undo a reply. */
export const TAKE_BACK_SECONDS = 20;

export interface NewReply {
  readonly id: string;
  readonly enquiryId: string;
  /** The author's session. */
  readonly sessionId: string;
  /** Known before it is sent and the same at every try, so that one sent twice is recognised as one. */
  readonly messageId: string;
  /** The mail it answers; null if they sent only the form. */
  readonly inReplyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/**
 * Stores a reply and the job that sends it, and returns until when it can be undone. The caller
 * may say "sent" once this is committed.
 */
export async function addReply(trx: Trx, queue: Queue, reply: NewReply): Promise<Date> {
  const { id, enquiryId, sessionId, messageId, inReplyTo, subject, text } = reply;
  const { rows } = await sql<{ until: Date }>`
    select store_reply(${sessionId}, ${id}, ${enquiryId}, ${messageId}, ${inReplyTo}, ${subject}, ${text},
      ${TAKE_BACK_SECONDS}) as until
  `.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('A reply was not stored.');
  await queue.add(trx, planReply, [{ replyId: reply.id }], TAKE_BACK_SECONDS);
  return stored.until;
}

/** Undoes the author's own reply before a worker has begun to send it; false if it is too late. */
export async function undoReply(trx: Trx, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select undo_send(${sessionId}, ${id}) as "isBack"
  `.execute(trx);
  return rows[0]?.isBack === true;
}

/** The same for a reply that goes later, even if it is held. */
export async function undoWaitingReply(trx: Trx, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select delete_waiting_reply(${sessionId}, ${id}) as "isBack"
  `.execute(trx);
  return rows[0]?.isBack === true;
}
