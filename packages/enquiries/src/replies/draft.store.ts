import type { Drafts } from '@studio/contract/desk/mails';
import type { DraftKind } from '@studio/contract/desk/requests.schema';
import type { Db, Trx } from '#database/db.ts';
import { sql } from 'kysely';

export interface DraftOf {
  readonly enquiryId: string;
  readonly staffId: string;
  readonly kind: DraftKind;
}

export interface NewDraft extends DraftOf {
  /** The id under which it will be sent. */
  readonly key: string;
  readonly text: string;
  readonly writtenAt: string;
}

/**
 * Holds the enquiry until the end of the transaction, so that a draft and its sending do not overlap. False if there
 * is no such enquiry.
 */
export async function lockEnquiry(trx: Trx, enquiryId: string): Promise<boolean> {
  const found = sql`select from enquiry_work where enquiry_id = ${enquiryId} for update`;
  const { rows } = await found.execute(trx);
  return rows.length > 0;
}

/** Whether it was sent, even if sending was then undone. */
async function isSent(trx: Trx, { enquiryId, kind, key }: NewDraft): Promise<boolean> {
  const sent =
    kind === 'note'
      ? sql`select from enquiry_notes where id = ${key}`
      : sql`select from thread_mails where id = ${key} union all
          select from waiting_replies where id = ${key} union all
          select from enquiry_events where enquiry_id = ${enquiryId} and kind = 'send-undone'
            and data ->> 'reply' = ${key}`;
  const { rows } = await sql`${sent} limit 1`.execute(trx);
  return rows.length > 0;
}

/** False if it was sent already: the browser saves while it sends, and the save may arrive second. */
export async function saveDraft(db: Db, draft: NewDraft): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockEnquiry(trx, draft.enquiryId);
    if (await isSent(trx, draft)) return false;
    await writeDraft(trx, draft);
    return true;
  });
}

/**
 * The later of two saves wins, so that a window left open yesterday does not overwrite today's; a browser whose clock
 * is ahead cannot win for ever. An emptied draft stays as a row without text, so that an earlier save that arrives
 * late does not restore its text.
 */
export async function writeDraft(trx: Trx, draft: Omit<NewDraft, 'key'>): Promise<void> {
  const { enquiryId, staffId, kind, text, writtenAt } = draft;
  const at = sql`least(${writtenAt}::timestamptz, now())`;
  await sql`
    insert into drafts as kept (enquiry_id, staff_id, kind, text, written_at)
    select enquiry_id, ${staffId}, ${kind}, ${text}, ${at} from enquiry_work where enquiry_id = ${enquiryId}
    on conflict (enquiry_id, staff_id, kind) do update
      set text = excluded.text, written_at = excluded.written_at
      where kept.written_at <= excluded.written_at
  `.execute(trx);
}

/** Call after sending. */
export async function dropDraft(trx: Trx, { enquiryId, staffId, kind }: DraftOf): Promise<void> {
  await trx
    .deleteFrom('drafts')
    .where('enquiry_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .execute();
}

export async function readDrafts(db: Db, enquiryId: string, staffId: string): Promise<Drafts> {
  const rows = await db
    .selectFrom('drafts')
    .select(['kind', 'text', 'written_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .where('text', '<>', '')
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, text, written_at: at }) => [kind, { text, writtenAt: at.toISOString() }]),
  );
}
