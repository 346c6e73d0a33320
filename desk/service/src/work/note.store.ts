import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';
import { tellDesk } from '@studio/intake/leads/change-work.store.ts';
import { dropDraft } from './draft.store.ts';

export interface NewNote {
  readonly id: string;
  readonly leadId: string;
  readonly staffId: string;
  readonly text: string;
}

/** Adds a note once, however often it is sent. False where its id is another note's, or nothing is there. */
export async function addNote(db: Db, note: NewNote): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { id, leadId, staffId, text } = note;
    const { rows } = await sql<{ isNew: boolean }>`
      with added as (
        insert into desk_notes (id, lead_id, staff_id, text)
        select ${id}, lead_id, ${staffId}, ${text} from desk_leads where lead_id = ${leadId}
        on conflict (id) do nothing returning id)
      select true as "isNew" from added
      union all
      select false from desk_notes
      where id = ${id} and lead_id = ${leadId} and staff_id = ${staffId} and text = ${text}
    `.execute(trx);
    if (rows[0]?.isNew !== true) return rows.length > 0;
    await trx
      .insertInto('desk_events')
      .values({
        lead_id: leadId,
        kind: 'noted',
        staff_id: staffId,
        data: JSON.stringify({ note: id }),
      })
      .execute();
    await dropDraft(trx, { leadId, staffId, what: 'note' });
    await tellDesk(trx);
    return true;
  });
}
