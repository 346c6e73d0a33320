import type { UndoneReply } from '@studio/contract/desk/mails';
import type { NotNull } from 'kysely';
import { undoReply, undoWaitingReply } from '#replies/reply.store.ts';
import type { Db, Trx } from '#database/db.ts';
import { readWorkRow } from '#work/change-work.store.ts';
import { revertReply } from '#replies/revert-reply.store.ts';
import { writeDraft } from './draft.store.ts';

export type UndoSendOutcome =
  | { readonly kind: 'send-undone'; readonly back: UndoneReply }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'missing' };

interface Writer {
  readonly staffId: string;
  readonly sessionId: string;
}

interface Stored {
  readonly enquiryId: string;
  readonly text: string;
  readonly addressing: UndoneReply['addressing'];
  /** False if it is being sent or was deleted. */
  readonly remove: () => Promise<boolean>;
}

async function findSent(trx: Trx, id: string, writer: Writer): Promise<Stored | undefined> {
  const mail = await trx
    .selectFrom('thread_mails as m')
    .innerJoin('replies as r', 'r.mail_id', 'm.id')
    .select([
      'm.enquiry_id',
      'm.body',
      'm.subject',
      'r.way',
      'r.forwarded_to as to',
      'r.cc',
      'r.bcc',
    ])
    .where('m.id', '=', id)
    .where('m.staff_id', '=', writer.staffId)
    .$narrowType<{ enquiry_id: NotNull }>()
    .executeTakeFirst();
  if (!mail) return undefined;
  const { enquiry_id: enquiryId, body: text, ...addressing } = mail;
  return { enquiryId, text, addressing, remove: () => undoReply(trx, writer.sessionId, id) };
}

/** A scheduled reply. */
async function findWaiting(trx: Trx, id: string, writer: Writer): Promise<Stored | undefined> {
  const reply = await trx
    .selectFrom('waiting_replies')
    .select(['enquiry_id', 'body', 'subject', 'cc', 'bcc'])
    .where('id', '=', id)
    .where('staff_id', '=', writer.staffId)
    .executeTakeFirst();
  if (!reply) return undefined;
  const { enquiry_id: enquiryId, body: text, ...rest } = reply;
  const addressing = { way: 'reply' as const, to: [], ...rest };
  return { enquiryId, text, addressing, remove: () => undoWaitingReply(trx, writer.sessionId, id) };
}

/**
 * Undoes the author's own reply while no worker has begun to send it: the mail is removed, the enquiry's state is
 * computed from its other events, and the text is a draft again.
 */
export async function undoSend(db: Db, id: string, writer: Writer): Promise<UndoSendOutcome> {
  return db.transaction().execute(async (trx): Promise<UndoSendOutcome> => {
    const stored = (await findWaiting(trx, id, writer)) ?? (await findSent(trx, id, writer));
    // Always locks the enquiry first, in the same order as sending a reply does.
    const row = stored && (await readWorkRow(trx, stored.enquiryId, true));
    if (!row) return { kind: 'missing' };
    if (!(await stored.remove())) return { kind: 'too-late' };
    const { enquiryId, text, addressing } = stored;
    const change = { kind: 'send-undone', reply: id } as const;
    const work = await revertReply(trx, row, writer, change);
    const writtenAt = row.now.toISOString();
    await writeDraft(trx, { enquiryId, staffId: writer.staffId, kind: 'reply', text, writtenAt });
    return { kind: 'send-undone', back: { text, addressing, now: work } };
  });
}
