import type { Drafts } from '@studio/contract/desk/mails';
import type { DraftKind } from '@studio/contract/desk/requests.schema';
import type { Db, Trx } from '#database/db.ts';
import { sql } from 'kysely';

export interface DraftOf {
  readonly enquiryId: string;
  readonly staffId: string;
  readonly what: DraftKind;
}

export interface NewDraft extends DraftOf {
  /** The id under which it will be sent. */
  readonly key: string;
  readonly text: string;
  readonly writtenAt: string;
}

/** Holds the enquiry until the end of the transaction, so that a draft and its sending do not overlap. */
export async function lockEnquiry(trx: Trx, enquiryId: string): Promise<void> {
  await sql`select from desk_leads where lead_id = ${enquiryId} for update`.execute(trx);
}

/** Whether it has been sent already, even if the reply was then taken back. */
async function isSent(trx: Trx, { enquiryId, what, key }: NewDraft): Promise<boolean> {
  const sent =
    what === 'note'
      ? sql`select from desk_notes where id = ${key}`
      : sql`select from thread_mails where id = ${key} union all
          select from waiting_replies where id = ${key} union all
          select from desk_events where lead_id = ${enquiryId} and kind = 'taken-back'
            and data ->> 'reply' = ${key}`;
  const { rows } = await sql`${sent} limit 1`.execute(trx);
  return rows.length > 0;
}

/** False where it was sent already: the browser saves while it sends, and the save may arrive second. */
export async function keepDraft(db: Db, draft: NewDraft): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockEnquiry(trx, draft.enquiryId);
    if (await isSent(trx, draft)) return false;
    await writeDraft(trx, draft);
    return true;
  });
}

/**
 * The later of two saves counts, so that a window left open yesterday does not overwrite today's; a browser whose
 * clock is ahead cannot win for ever. An emptied one stays as a row without text, so that an
 * earlier save that arrives late does not bring its text back.
 */
export async function writeDraft(trx: Trx, draft: Omit<NewDraft, 'key'>): Promise<void> {
  const { enquiryId, staffId, what, text, writtenAt } = draft;
  const at = sql`least(${writtenAt}::timestamptz, now())`;
  await sql`
    insert into desk_drafts as kept (lead_id, staff_id, what, text, written_at)
    select lead_id, ${staffId}, ${what}, ${text}, ${at} from desk_leads where lead_id = ${enquiryId}
    on conflict (lead_id, staff_id, what) do update
      set text = excluded.text, written_at = excluded.written_at
      where kept.written_at <= excluded.written_at
  `.execute(trx);
}

/** It was sent. */
export async function dropDraft(trx: Trx, { enquiryId, staffId, what }: DraftOf): Promise<void> {
  await trx
    .deleteFrom('desk_drafts')
    .where('lead_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .where('what', '=', what)
    .execute();
}

export async function readDrafts(db: Db, enquiryId: string, staffId: string): Promise<Drafts> {
  const rows = await db
    .selectFrom('desk_drafts')
    .select(['what', 'text', 'written_at'])
    .where('lead_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .where('text', '<>', '')
    .execute();
  return Object.fromEntries(
    rows.map(({ what, text, written_at: at }) => [what, { text, writtenAt: at.toISOString() }]),
  );
}
