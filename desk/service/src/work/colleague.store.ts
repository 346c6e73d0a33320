import type { Colleague, Member } from '@old/contract/desk/staff';
import { rights } from '@old/contract/desk/roles';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';

/** Those who can be given an enquiry. */
export async function listColleagues(db: Db): Promise<Member[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'roles'])
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`roles && ${[...rights.work]}::text[]`)
    .orderBy('name')
    .execute();
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
