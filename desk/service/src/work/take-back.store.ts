import type { TakenBack } from '@old/contract/desk/mails';
import { takeBackReply } from '@studio/intake/leads/reply.store.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import { readRow } from '@studio/intake/leads/change-work.store.ts';
import { withdrawAnswer } from '@studio/intake/leads/work-anew.store.ts';
import { keepDraft } from './draft.store.ts';

export type TakeBackOutcome =
  | { readonly kind: 'taken-back'; readonly back: TakenBack }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'missing' };

/**
 * Takes one's own reply back while nobody has taken it up: the mail is gone, the enquiry is what its
 * other events amount to, and the text is a draft again.
 */
export async function takeBack(db: Db, id: string, staffId: string): Promise<TakeBackOutcome> {
  return db.transaction().execute(async (trx): Promise<TakeBackOutcome> => {
    const mail = await trx
      .selectFrom('thread_mails as m')
      .innerJoin('desk_replies as r', 'r.mail_id', 'm.id')
      .select(['m.lead_id', 'm.body'])
      .where('m.id', '=', id)
      .where('m.staff_id', '=', staffId)
      .executeTakeFirst();
    // Always the enquiry first: whoever replies takes the rows in this order too.
    const row = mail && (await readRow(trx, mail.lead_id, true));
    if (!mail || !row) return { kind: 'missing' };
    if (!(await takeBackReply(trx, id))) return { kind: 'too-late' };
    const leadId = mail.lead_id;
    const work = await withdrawAnswer(trx, row, staffId, { kind: 'taken-back', reply: id });
    const text = mail.body;
    const writtenAt = row.now.toISOString();
    await keepDraft(trx, { leadId, staffId, what: 'reply', text, writtenAt });
    return { kind: 'taken-back', back: { text, now: work } };
  });
}
