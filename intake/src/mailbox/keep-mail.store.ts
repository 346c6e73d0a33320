import { randomUUID } from 'node:crypto';
import type { Promises } from '@old/contract/promise';
import { sql } from 'kysely';
import { tellDesk } from '#leads/change-work.store.ts';
import { noteAnswered, noteTheyWrote } from '#leads/mail-work.store.ts';
import type { Db, Trx } from '#platform/db.ts';
import type { Sender } from './direction.ts';
import type { BounceReason, Nature } from './nature.ts';
import type { ReadMail } from './read-mail.ts';

/** A mail that belongs to an enquiry, as it is kept. */
export interface ThreadMail extends ReadMail {
  readonly leadId: string;
  readonly nature: Nature;
  readonly sender: Sender;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** When our mail server took it. */
  readonly at: Date;
  /** What came back and why, of a bounce. */
  readonly bounce: { readonly of: string; readonly why: BounceReason } | undefined;
}

/** False where it is here already: as the mail itself, or as the reply that the desk has sent. */
async function insertMail(trx: Trx, mail: ThreadMail): Promise<boolean> {
  const { sender } = mail;
  if (sender.direction === 'out') {
    // Whoever may write into our Sent does not forge an id; the words may have been wrapped anew.
    const known = await trx
      .selectFrom('thread_mails')
      .select('id')
      .where('lead_id', '=', mail.leadId)
      .where('message_id', '=', mail.messageId)
      .where('direction', '=', 'out')
      .executeTakeFirst();
    if (known) return false;
  }
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('thread_mails')
    .values({
      id: randomUUID(),
      lead_id: mail.leadId,
      direction: sender.direction,
      nature: mail.nature,
      staff_id: sender.staffId,
      message_id: mail.messageId,
      in_reply_to: mail.inReplyTo,
      subject: mail.subject,
      body: mail.body,
      folded: mail.folded,
      attachments: JSON.stringify(mail.attachments),
      at: mail.at,
      body_hash: mail.bodyHash,
      sender: sender.address,
      is_proven: sender.isProven,
      is_cut: mail.isCut,
    })
    .onConflict((oc) => oc.columns(['lead_id', 'direction', 'message_id', 'body_hash']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The first message of a direction that was written after a moment: folders are read one beside the other. */
async function messageAfter(trx: Trx, leadId: string, direction: 'out' | 'in', at: Date) {
  return trx
    .selectFrom('thread_mails')
    .select('at')
    .where('lead_id', '=', leadId)
    .where('direction', '=', direction)
    .where('nature', '=', 'message')
    .where('at', '>', at)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
}

/** Shown on the enquiry; it changes nothing about whose turn it is. */
async function noteBeside(trx: Trx, leadId: string, kind: string, data: object): Promise<void> {
  await trx
    .insertInto('desk_events')
    .values({ lead_id: leadId, kind, data: JSON.stringify(data) })
    .execute();
  await tellDesk(trx);
}

async function drawConsequences(trx: Trx, promised: Promises, mail: ThreadMail): Promise<void> {
  const { leadId, at, sender, nature } = mail;
  if (nature === 'bounce') return noteBeside(trx, leadId, 'bounced', { ...mail.bounce });
  if (nature === 'spam') return tellDesk(trx);
  if (nature === 'auto-reply') return noteBeside(trx, leadId, 'auto-replied', {});
  if (sender.direction === 'out') {
    await noteAnswered(trx, promised, { leadId, at, staffId: sender.staffId });
    const since = await messageAfter(trx, leadId, 'in', at);
    if (since) await noteTheyWrote(trx, promised, { leadId, at: since.at });
    return;
  }
  if (sender.isPretender || (await messageAfter(trx, leadId, 'out', at))) return;
  await noteTheyWrote(trx, promised, { leadId, at });
}

/** Keeps a mail once, with what follows from it, in one transaction. */
export async function keepMail(db: Db, promised: Promises, mail: ThreadMail): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Mails of one enquiry come one after the other: two rooms, or the desk, may be at it as well.
    await sql`select lead_id from desk_leads where lead_id = ${mail.leadId} for update`.execute(
      trx,
    );
    const isNew = await insertMail(trx, mail);
    if (isNew) await drawConsequences(trx, promised, mail);
    return isNew;
  });
}

/** The addresses that have written in a thread: an answer goes to the enquirer or to one of them. */
export async function writersOf(db: Db, leadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_mails')
    .select('sender')
    .distinct()
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .where('nature', '=', 'message')
    .execute();
  return rows.map(({ sender }) => sender.toLowerCase());
}
