import { sql } from 'kysely';
import { deliverReply } from '#jobs/deliver-reply.job.ts';
import type { Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';

/** For so long somebody can take back what they sent. */
export const TAKE_BACK_SECONDS = 20;

export interface NewReply {
  readonly id: string;
  readonly enquiryId: string;
  /** Of whoever writes it. */
  readonly sessionId: string;
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
  const { id, enquiryId, sessionId, messageId, inReplyTo, subject, text } = reply;
  const { rows } = await sql<{ until: Date }>`
    select desk_reply(${sessionId}, ${id}, ${enquiryId}, ${messageId}, ${inReplyTo}, ${subject}, ${text},
      ${TAKE_BACK_SECONDS}) as until
  `.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('A reply was not stored.');
  await queue.add(trx, deliverReply, [{ replyId: reply.id }], TAKE_BACK_SECONDS);
  return stored.until;
}

/** Takes one's own reply back before the worker has taken it up; false where it is on its way or gone. */
export async function takeBackReply(trx: Trx, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select desk_take_back(${sessionId}, ${id}) as "isBack"
  `.execute(trx);
  return rows[0]?.isBack === true;
}

/** The same for one that was to go later, also one that is held back. */
export async function takeBackWaiting(trx: Trx, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isBack: boolean }>`
    select desk_take_back_waiting(${sessionId}, ${id}) as "isBack"
  `.execute(trx);
  return rows[0]?.isBack === true;
}
