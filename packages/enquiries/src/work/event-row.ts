import type { EventView } from '@studio/contract/desk/responses';
import type { WorkEvent } from '@studio/contract/desk/work';
import type { Db } from '#database/db.ts';
import { sql, type RawBuilder } from 'kysely';

/** Who did it, for a statement that has the staff's row as `s`. */
export const by = sql`case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end`;

/** The events from which the work is computed, oldest first. */
export async function readChanges(db: Db, enquiryId: string): Promise<WorkEvent[]> {
  const { rows } = await sql<{
    readonly at: Date;
    readonly kind: string;
    readonly staff_id: string | null;
    readonly data: Readonly<Record<string, unknown>>;
  }>`
    select at, kind, staff_id, data from enquiry_events
    where enquiry_id = ${enquiryId} and version is not null order by version
  `.execute(db);
  return rows.map(({ at, kind, staff_id, data }) => ({
    at: at.toISOString(),
    staffId: staff_id,
    change: { kind, ...data } as WorkEvent['change'],
  }));
}

/** Events of an enquiry as shown, oldest first; `which` is a condition on `e`. */
export async function readEvents(
  db: Db,
  enquiryId: string,
  which: RawBuilder<unknown> = sql`true`,
): Promise<EventView[]> {
  const { rows } = await sql<Omit<EventView, 'at'> & { at: Date }>`
    select e.id::text, e.at, e.kind, e.data, ${by} as by
    from enquiry_events e left join staff s on s.id = e.staff_id
    where e.enquiry_id = ${enquiryId} and ${which} order by e.id
  `.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
