import { workOf, type Change, type Work } from '@old/contract/desk/work';
import { sql } from 'kysely';
import type { Trx } from '#platform/db.ts';
import { record, type Seen } from './change-work.store.ts';

interface EventRow {
  readonly at: Date;
  readonly kind: string;
  readonly staff_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * A reply counts no more: the enquiry is what its other events amount to, and their own page must not say
 * that they were answered.
 */
export async function withdrawAnswer(
  trx: Trx,
  row: Seen,
  staffId: string | null,
  change: Extract<Change, { kind: 'taken-back' | 'not-sent' }>,
): Promise<Work> {
  const leadId = row.lead_id;
  const { rows } = await sql<EventRow>`
    select at, kind, staff_id, data from desk_events
    where lead_id = ${leadId} and version is not null order by version
  `.execute(trx);
  const events = rows.map(({ at, kind, staff_id, data }) => ({
    at: at.toISOString(),
    staffId: staff_id,
    change: { kind, ...data } as Change,
  }));
  const work = {
    ...workOf([...events, { at: row.now.toISOString(), staffId, change }]),
    version: row.version + 1,
  };
  await record(trx, { leadId, staffId }, change, work);
  await trx
    .updateTable('leads')
    .set({ answered_at: work.firstAnsweredAt === null ? null : new Date(work.firstAnsweredAt) })
    .where('id', '=', leadId)
    .execute();
  return work;
}

/** Of an event `e` of a reply: it was neither taken back nor given up since. */
export const stillCounts = sql`not exists (
  select from desk_events b where b.lead_id = e.lead_id and b.kind in ('taken-back', 'not-sent')
    and b.version > e.version and b.data ->> 'reply' = e.data ->> 'reply')`;
