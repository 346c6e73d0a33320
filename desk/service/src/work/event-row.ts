import type { EventSeen } from '@old/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql, type RawBuilder } from 'kysely';

/** Who did it, where the statement knows the staff's row as `s`. */
export const by = sql`case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end`;

/** Events of an enquiry as they are shown, the first first; `which` says of `e` which ones. */
export async function readEvents(
  db: Db,
  leadId: string,
  which: RawBuilder<unknown> = sql`true`,
): Promise<EventSeen[]> {
  const { rows } = await sql<Omit<EventSeen, 'at'> & { at: Date }>`
    select e.id::text, e.at, e.kind, e.data, ${by} as by
    from desk_events e left join staff s on s.id = e.staff_id
    where e.lead_id = ${leadId} and ${which} order by e.id
  `.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
