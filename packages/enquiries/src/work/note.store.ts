import type { Db } from '#database/db.ts';
import { sql } from 'kysely';
import { dropDraft, lockEnquiry } from '#replies/draft.store.ts';

export interface NewNote {
  readonly id: string;
  readonly enquiryId: string;
  readonly staffId: string;
  readonly sessionId: string;
  readonly text: string;
}

/** Adds a note once, however often it is sent. `other-note`: its id belongs to a note with another text or author. */
export async function addNote(db: Db, note: NewNote): Promise<'added' | 'other-note' | 'missing'> {
  return db.transaction().execute(async (trx) => {
    const { id, enquiryId, staffId, sessionId, text } = note;
    if (!(await lockEnquiry(trx, enquiryId))) return 'missing';
    const { rows } = await sql<{ outcome: 'new' | 'same' | null }>`
      select add_note(${sessionId}, ${id}, ${enquiryId}, ${text}) as outcome
    `.execute(trx);
    const outcome = rows[0]?.outcome;
    if (outcome === 'new') await dropDraft(trx, { enquiryId, staffId, kind: 'note' });
    return outcome === 'new' || outcome === 'same' ? 'added' : 'other-note';
  });
}
