import type { AbsenceView } from '@studio/contract/desk/absence';
import { applyEvent, type Change } from '@studio/contract/desk/work';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { appendEvent, type WorkSnapshot } from './change-work.store.ts';
import { workOfRow } from './work-row.ts';

const today = (zone: string) => sql`(now() at time zone ${zone})::date`;

/** For an absence `a`: it has begun and is not over. */
export const isAbsent = (zone: string) => sql`${today(zone)} between a.first_day and a.last_day`;

const named = (row: string) =>
  sql.raw(`case when ${row}.id is not null then
    json_build_object('id', ${row}.id, 'name', ${row}.name) end`);

/** Absences that are not over, the next one first. */
export async function readAbsences(db: Db, zone: string): Promise<AbsenceView[]> {
  const { rows } = await sql<AbsenceView>`
    select json_build_object('id', s.id, 'name', s.name) as staff, a.first_day::text as "firstDay",
      a.last_day::text as "lastDay", ${named('h')} as "handTo", ${named('n')} as "notedBy",
      ${isAbsent(zone)} as "isNow"
    from absences a join staff s on s.id = a.staff_id
      left join staff h on h.id = a.hand_to left join staff n on n.id = a.noted_by
    where a.last_day >= ${today(zone)} order by a.first_day, s.name
  `.execute(db);
  return rows;
}

interface NewAbsence {
  readonly staffId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly handTo: string | null;
  readonly notedBy: string;
}

export async function saveAbsence(db: Db, absence: NewAbsence): Promise<void> {
  const { staffId, firstDay, lastDay, handTo, notedBy } = absence;
  await sql`
    insert into absences (staff_id, first_day, last_day, hand_to, noted_by)
    values (${staffId}, ${firstDay}, ${lastDay}, ${handTo}, ${notedBy})
    on conflict (staff_id) do update set first_day = excluded.first_day, last_day = excluded.last_day,
      hand_to = excluded.hand_to, noted_by = excluded.noted_by, noted_at = now()
  `.execute(db);
}

/** They are back, or do not leave. */
export async function endAbsence(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom('absences').where('staff_id', '=', staffId).execute();
}

const AT_ONCE = 100;

/**
 * Hands on the open work of those who are away: at the start, and later enquiries that return to them without a
 * decision, as when an enquirer writes to an answered one. Work that was assigned to them knowingly, or that they do
 * while away, stays. If the deputy is away too, the enquiry loses its owner. Two workers never hand on the same one.
 */
export async function reassignAbsentWork(db: Db, zone: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<WorkSnapshot & { readonly heir: string | null }>`
      select d.*, now() as now,
        (select h.id from staff h where h.id = a.hand_to and h.disabled_at is null and not exists (
          select from absences o where o.staff_id = h.id and ${today(zone)} between o.first_day and o.last_day))
          as heir
      from absences a join enquiry_work d on d.owner_id = a.staff_id
      where ${isAbsent(zone)} and d.state in ('to-answer', 'waiting') and not exists (
        select from enquiry_events e where e.enquiry_id = d.enquiry_id
          and e.kind in ('assigned', 'claimed', 'answered', 'scheduled')
          and (e.staff_id = a.staff_id or e.data ->> 'to' = a.staff_id::text)
          and e.at >= greatest(a.noted_at, a.first_day::timestamp at time zone ${zone}))
      order by d.due_at limit ${AT_ONCE} for update of d skip locked
    `.execute(trx);
    for (const { heir, ...row } of rows) {
      const change: Change = { kind: 'assigned', to: heir, forAbsence: true };
      const doing = { enquiryId: row.enquiry_id, staffId: row.owner_id };
      const event = { at: row.now.toISOString(), staffId: row.owner_id, change };
      await appendEvent(trx, doing, change, applyEvent(workOfRow(row), event));
    }
  });
}
