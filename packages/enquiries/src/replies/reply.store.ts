import { sql } from 'kysely';
import { planReply } from '#jobs/plan-reply.job.ts';
import type { Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';

/** How long the author can undo a reply. */
export const UNDO_SECONDS = 20;

export interface NewReply {
  readonly id: string;
  readonly enquiryId: string;
  /** The author's session. */
  readonly sessionId: string;
  /** Set before sending and the same for every attempt, so that a mail sent twice is recognized as one. */
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
      ${UNDO_SECONDS}) as until
  `.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('A reply was not stored.');
  await queue.add(trx, planReply, [{ replyId: reply.id }], UNDO_SECONDS);
  return stored.until;
}

/** Undoes the author's own reply before a worker has begun to send it; false if it is too late. */
export async function undoReply(trx: Trx, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select undo_send(${sessionId}, ${id}) as "isBack"
  `.execute(trx);
  return rows[0]?.isBack === true;
}

/** Like undoReply, for a scheduled reply, even if it is held. */
export async function undoWaitingReply(trx: Trx, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select delete_waiting_reply(${sessionId}, ${id}) as "isBack"
  `.execute(trx);
  return rows[0]?.isBack === true;
}
