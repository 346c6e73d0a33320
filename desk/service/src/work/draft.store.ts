import type { Drafts } from '@old/contract/desk/mails';
import type { DraftKind } from '@old/contract/desk/requests.schema';
import type { Db, Trx } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';

export interface DraftOf {
  readonly leadId: string;
  readonly staffId: string;
  readonly what: DraftKind;
}

export interface NewDraft extends DraftOf {
  readonly text: string;
  readonly writtenAt: string;
}

/**
 * Keeps what somebody has written so far. Of two the later counts, so that a window left open yesterday
 * does not overwrite today's; a browser whose clock is ahead cannot make its own count for ever.
 */
export async function keepDraft(db: Db | Trx, draft: NewDraft): Promise<void> {
  const { leadId, staffId, what, text, writtenAt } = draft;
  const at = sql`least(${writtenAt}::timestamptz, now())`;
  await sql`
    insert into desk_drafts as kept (lead_id, staff_id, what, text, written_at)
    select lead_id, ${staffId}, ${what}, ${text}, ${at} from desk_leads where lead_id = ${leadId}
    on conflict (lead_id, staff_id, what) do update
      set text = excluded.text, written_at = excluded.written_at
      where kept.written_at <= excluded.written_at
  `.execute(db);
}

/** It was sent, or thrown away. */
export async function dropDraft(db: Db | Trx, { leadId, staffId, what }: DraftOf): Promise<void> {
  await db
    .deleteFrom('desk_drafts')
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .where('what', '=', what)
    .execute();
}

export async function readDrafts(db: Db, leadId: string, staffId: string): Promise<Drafts> {
  const rows = await db
    .selectFrom('desk_drafts')
    .select(['what', 'text', 'written_at'])
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .execute();
  return Object.fromEntries(
    rows.map(({ what, text, written_at: at }) => [what, { text, writtenAt: at.toISOString() }]),
  );
}
