import type { Colleague, Member } from '@studio/contract/desk/staff';
import { rights } from '@studio/contract/desk/roles';
import type { Db } from '#database/db.ts';
import { sql } from 'kysely';
import { isAbsent } from './absence.store.ts';

/** The people an enquiry can be assigned to. */
export async function listColleagues(db: Db, zone: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select s.id, s.name, s.roles, a.last_day::text as "awayUntil"
    from staff s left join absences a on a.staff_id = s.id and ${isAbsent(zone)}
    where s.disabled_at is null and s.roles && ${[...rights.work]}::text[] order by s.name
  `.execute(db);
  return rows;
}

export async function findColleague(db: Db, id: string | null): Promise<Colleague | null> {
  if (id === null) return null;
  const found = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
