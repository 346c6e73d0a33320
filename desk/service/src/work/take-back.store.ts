import type { TakenBack } from '@studio/contract/desk/mails';
import { workOf, type Change, type Work } from '@studio/contract/desk/work';
import { takeBackReply } from '@studio/intake/leads/reply.store.ts';
import type { Db, Trx } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';
import { readRow, record } from '@studio/intake/leads/change-work.store.ts';
import { keepDraft } from './draft.store.ts';
import { workOfRow } from '@studio/intake/leads/work-row.ts';

export type TakeBackOutcome =
  | { readonly kind: 'taken-back'; readonly back: TakenBack }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'missing' };

interface EventRow {
  readonly at: Date;
  readonly kind: string;
  readonly staff_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What all events amount to once this one is among them. */
async function workAfter(trx: Trx, leadId: string, change: Change, now: Work): Promise<Work> {
  const { rows } = await sql<EventRow>`
    select at, kind, staff_id, data from desk_events
    where lead_id = ${leadId} and version is not null order by version
  `.execute(trx);
  const events = rows.map(({ at, kind, staff_id: staffId, data }) => ({
    at: at.toISOString(),
    staffId,
    change: { kind, ...data } as Change,
  }));
  return {
    ...workOf([...events, { at: '', staffId: null, change }]),
    version: now.version + 1,
  };
}

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
    const change: Change = { kind: 'taken-back', reply: id };
    const work = await workAfter(trx, leadId, change, workOfRow(row));
    await record(trx, { leadId, staffId }, change, work);
    // Their own page must not say that they were answered.
    await trx
      .updateTable('leads')
      .set({ answered_at: work.firstAnsweredAt === null ? null : new Date(work.firstAnsweredAt) })
      .where('id', '=', leadId)
      .execute();
    const text = mail.body;
    const writtenAt = row.now.toISOString();
    await keepDraft(trx, { leadId, staffId, what: 'reply', text, writtenAt });
    return { kind: 'taken-back', back: { text, now: work } };
  });
}
