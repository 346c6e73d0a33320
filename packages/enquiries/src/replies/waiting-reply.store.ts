import type { ReplySent, WaitingReply } from '@studio/contract/desk/mails';
import { applyEvent, type Work } from '@studio/contract/desk/work';
import { whyNot } from '@studio/contract/desk/work-rules';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import {
  changeWorkInTransaction,
  readWorkRow,
  markAnsweredForEnquirer,
  type Outcome,
  type WorkSnapshot,
} from '#work/change-work.store.ts';
import { by } from '#work/event-row.ts';
import { workOfRow } from '#work/work-row.ts';
import { answeredBy, commandsOf } from './after-reply.ts';
import { threadOf } from './recipients.store.ts';
import { UNDO_SECONDS } from './reply.store.ts';

type Refusal = Exclude<Outcome, { kind: 'changed' }>;

interface NewWaitingReply {
  readonly id: string;
  readonly sessionId: string;
  readonly staffId: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly copied: WaitingReply['copied'];
  readonly sendAt: string;
  readonly then: string;
  readonly remindAfter: number | null;
}

/** Stores a scheduled reply. It is not an answer yet, so the clock keeps running. */
export async function addWaitingReply(
  trx: Trx,
  row: WorkSnapshot,
  reply: NewWaitingReply,
): Promise<Work> {
  const { id, sessionId, staffId, sendAt } = reply;
  const change = { kind: 'scheduled', reply: id, at: sendAt } as const;
  const next = applyEvent(workOfRow(row), { at: row.now.toISOString(), staffId, change });
  await sql`
    select schedule_reply(${sessionId}, ${id}, ${row.enquiry_id}, ${next.version}, ${reply.messageId},
      ${reply.subject}, ${reply.text}, ${reply.cc}::text[], ${reply.bcc}::text[],
      ${JSON.stringify(reply.copied)}::jsonb, ${sendAt}::timestamptz, ${reply.then}, ${reply.remindAfter})
  `.execute(trx);
  return next;
}

/** The scheduled replies of an enquiry, the next one first. */
export async function readWaitingReplies(db: Db, enquiryId: string): Promise<WaitingReply[]> {
  const { rows } = await sql<
    Omit<WaitingReply, 'writtenAt' | 'sendAt'> & { written_at: Date; send_at: Date }
  >`
    select w.id, ${by} as by, w.written_at, w.send_at, w.subject, w.body, w.copied, w.bcc,
      w.held_because as "heldBecause"
    from waiting_replies w join staff s on s.id = w.staff_id
    where w.enquiry_id = ${enquiryId} order by w.send_at, w.id
  `.execute(db);
  return rows.map(({ written_at, send_at, ...reply }) => ({
    ...reply,
    writtenAt: written_at.toISOString(),
    sendAt: send_at.toISOString(),
  }));
}

/**
 * Sends one's own scheduled reply now, also one that was held back; `missing` if it has been sent. It can be undone
 * for as long as any other.
 */
export async function sendWaitingNow(
  db: Db,
  id: string,
  { staffId, sessionId }: { readonly staffId: string; readonly sessionId: string },
): Promise<{ readonly kind: 'sent'; readonly sent: ReplySent } | Refusal> {
  return db.transaction().execute(async (trx) => {
    const reply = await trx
      .selectFrom('waiting_replies')
      .select(['enquiry_id', 'becomes'])
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    const row = reply && (await readWorkRow(trx, reply.enquiry_id, true));
    if (!row) return { kind: 'missing' };
    const now = workOfRow(row);
    const sentence = whyNot(now, answeredBy(reply.becomes), row.now);
    if (sentence !== undefined) return { kind: 'refused', sentence, now };
    const { rows } = await sql<{ until: Date | null }>`
      select send_waiting_now(${sessionId}, ${id}, ${UNDO_SECONDS}) as until
    `.execute(trx);
    const until = rows[0]?.until ?? null;
    if (until === null) return { kind: 'missing' };
    return { kind: 'sent', sent: { id, undoUntil: until.toISOString(), now } };
  });
}

export interface SendingParts {
  readonly responseTarget: ResponseTarget;
  /** The date on which that many working days have begun. */
  readonly reminderAt: (from: Date, days: number) => Date;
}

/**
 * Moves a scheduled reply into the thread once it is due, which answers the enquiry. False if it was sent, undone or
 * held back meanwhile. Locks the enquiry first, like every writer of its events, so that a mail from the enquirer
 * either holds the reply or comes after it.
 */
export async function sendWaiting(trx: Trx, parts: SendingParts, id: string): Promise<boolean> {
  const of = () => trx.selectFrom('waiting_replies').selectAll().where('id', '=', id);
  const found = await of().executeTakeFirst();
  const row = found && (await readWorkRow(trx, found.enquiry_id, true));
  const reply = row && (await of().where('held_because', 'is', null).executeTakeFirst());
  if (!reply || reply.send_at > row.now) return false;
  if (whyNot(workOfRow(row), answeredBy(reply.becomes), row.now) !== undefined) return false;
  const { inReplyTo } = await threadOf(trx, reply.enquiry_id);
  const remindAt =
    reply.becomes === 'waiting' && reply.remind_days !== null
      ? parts.reminderAt(row.now, reply.remind_days)
      : null;
  await sql`select send_waiting_reply(${id}, ${inReplyTo}, ${remindAt})`.execute(trx);
  for (const command of commandsOf(reply.becomes)) {
    const order = { enquiryId: reply.enquiry_id, staffId: reply.staff_id, command, reply: id };
    const done = await changeWorkInTransaction(trx, parts.responseTarget, {
      ...order,
      version: undefined,
    });
    if (done.kind !== 'changed') throw new Error(`A reply could not go: ${done.kind}.`);
  }
  await markAnsweredForEnquirer(trx, reply.enquiry_id);
  return true;
}

const AT_ONCE = 100;

export async function dueReplies(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from waiting_replies where held_because is null and send_at <= now()
    order by send_at limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ id }) => id);
}
