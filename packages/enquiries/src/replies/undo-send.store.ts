import type { UndoneReply } from '@studio/contract/desk/mails';
import { withDraftBelow } from '@studio/contract/desk/reply-text';
import { sql, type NotNull } from 'kysely';
import { UNDO_SECONDS, undoReply, undoWaitingReply } from '#replies/reply.store.ts';
import type { Db, Trx } from '#database/db.ts';
import { readWorkRow } from '#work/change-work.store.ts';
import { revertReply } from '#replies/revert-reply.store.ts';
import { readDrafts, writeDraft } from './draft.store.ts';

export type UndoSendOutcome =
  | { readonly kind: 'send-undone'; readonly back: UndoneReply }
  | { readonly kind: 'too-late' }
  /** It stays as it is, because its author has begun another reply. */
  | { readonly kind: 'other-draft' }
  | { readonly kind: 'missing' };

interface Writer {
  readonly staffId: string;
  readonly sessionId: string;
}

interface Stored {
  readonly enquiryId: string;
  readonly text: string;
  readonly addressing: UndoneReply['addressing'];
  /** It does not leave soon, so its author has time to do something else first. */
  readonly canWait: boolean;
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
  const remove = () => undoReply(trx, writer.sessionId, id);
  return { enquiryId, text, addressing, canWait: false, remove };
}

/** A scheduled reply. */
async function findWaiting(trx: Trx, id: string, writer: Writer): Promise<Stored | undefined> {
  const reply = await trx
    .selectFrom('waiting_replies')
    .select(['enquiry_id', 'body', 'subject', 'cc', 'bcc'])
    .select(
      sql<boolean>`held_because is not null or send_at > now() + make_interval(secs => ${UNDO_SECONDS})`.as(
        'canWait',
      ),
    )
    .where('id', '=', id)
    .where('staff_id', '=', writer.staffId)
    .executeTakeFirst();
  if (!reply) return undefined;
  const { enquiry_id: enquiryId, body: text, canWait, ...rest } = reply;
  const addressing = { way: 'reply' as const, to: [], ...rest };
  const remove = () => undoWaitingReply(trx, writer.sessionId, id);
  return { enquiryId, text, addressing, canWait, remove };
}

/**
 * Undoes the author's own reply while no worker has begun to send it: the mail is removed, the enquiry's state is
 * computed from its other events, and the text is a draft again. If another reply was begun since, there are two texts
 * for one draft: a reply that leaves soon is put above the other one, because refusing would let it leave.
 */
export async function undoSend(db: Db, id: string, writer: Writer): Promise<UndoSendOutcome> {
  return db.transaction().execute(async (trx): Promise<UndoSendOutcome> => {
    const stored = (await findWaiting(trx, id, writer)) ?? (await findSent(trx, id, writer));
    // Always locks the enquiry first, in the same order as sending a reply does.
    const row = stored && (await readWorkRow(trx, stored.enquiryId, true));
    if (!row) return { kind: 'missing' };
    const { enquiryId, addressing, canWait } = stored;
    const drafts = await readDrafts(trx, enquiryId, writer.staffId);
    const text = withDraftBelow(stored.text, drafts.reply?.text ?? '');
    if (canWait && text !== stored.text) return { kind: 'other-draft' };
    if (!(await stored.remove())) return { kind: 'too-late' };
    const change = { kind: 'send-undone', reply: id } as const;
    const work = await revertReply(trx, row, writer, change);
    const writtenAt = row.now.toISOString();
    await writeDraft(trx, { enquiryId, staffId: writer.staffId, kind: 'reply', text, writtenAt });
    return { kind: 'send-undone', back: { text, addressing, now: work } };
  });
}
