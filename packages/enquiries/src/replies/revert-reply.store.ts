import { applyEvent, type Change, type Work } from '@studio/contract/desk/work';
import { replay } from '@studio/contract/desk/replay';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#database/db.ts';
import { appendEvent, type WorkSnapshot } from '#work/change-work.store.ts';
import { readChanges } from '#work/event-row.ts';
import { workOfRow } from '#work/work-row.ts';

interface Withdrawing {
  readonly staffId: string | null;
  /** Set for an action at the desk. */
  readonly sessionId?: string;
}

/**
 * A reply no longer counts: the state is computed from the other events, and their own page must no longer say that
 * they were answered.
 */
export async function revertReply(
  trx: Trx,
  row: WorkSnapshot,
  { staffId, sessionId }: Withdrawing,
  change: Extract<Change, { kind: 'send-undone' | 'send-failed' }>,
): Promise<Work> {
  const enquiryId = row.enquiry_id;
  const events = await readChanges(trx, enquiryId);
  const event = { at: row.now.toISOString(), staffId, change };
  const work = {
    ...replay([...events, event]),
    version: row.version + 1,
    // Reading is not among the events that count, so the unread state is kept.
    unreadSince: applyEvent(workOfRow(row), event).unreadSince,
  };
  await appendEvent(trx, { enquiryId, staffId, sessionId }, change, work);
  // The desk's database function has done this.
  if (sessionId !== undefined) return work;
  await trx
    .updateTable('enquiries')
    .set({ answered_at: work.firstAnsweredAt === null ? null : new Date(work.firstAnsweredAt) })
    .where('id', '=', enquiryId)
    .execute();
  return work;
}

/** For an event `e` of a reply: the reply was neither undone nor failed since. */
export const stillCounts = sql`not exists (
  select from enquiry_events b where b.enquiry_id = e.enquiry_id and b.kind in ('send-undone', 'send-failed')
    and b.version > e.version and b.data ->> 'reply' = e.data ->> 'reply')`;

/** For a reply that failed: its enquiry is open, and they were not answered in another way since. */
export const isStillWanted = (replyId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from thread_mails m join enquiry_work w on w.enquiry_id = m.enquiry_id
  where m.id = ${replyId} and w.state <> 'closed' and not exists (
    select from enquiry_events e where e.enquiry_id = w.enquiry_id and e.kind = 'answered' and ${stillCounts}
      and e.version > (select max(l.version) from enquiry_events l where l.enquiry_id = w.enquiry_id
        and l.kind = 'send-failed' and l.data ->> 'reply' = m.id::text)))`;
