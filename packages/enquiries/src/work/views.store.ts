import type { ListFilters } from '@studio/contract/desk/list-filters';
import type { QueueName } from '@studio/contract/desk/queues';
import { VIEWS_AT_MOST, type SavedView } from '@studio/contract/desk/views';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';

/** The requesting user: a view can be changed by its author, a shared one by a manager too. */
export interface ViewUser {
  readonly staffId: string;
  readonly isManager: boolean;
}

/** The user's own views and the shared ones. */
export async function readViews(db: Db, staffId: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id, v.name, v.is_shared as "isShared", v.queue, v.filters,
      json_build_object('id', s.id, 'name', s.name) as by
    from saved_views v join staff s on s.id = v.staff_id
    where v.is_shared or v.staff_id = ${staffId} order by lower(v.name), v.id
  `.execute(db);
  return rows;
}

/** Serialized, so that two changes do not exceed the limit together. */
const changing = <Result>(db: Db, change: (trx: Trx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('saved_views'))`.execute(trx);
    return change(trx);
  });

async function isFull(db: Db, staffId: string, isShared: boolean): Promise<boolean> {
  const views = await readViews(db, staffId);
  return views.filter((view) => view.isShared === isShared).length >= VIEWS_AT_MOST;
}

interface NewView {
  readonly name: string;
  readonly isShared: boolean;
  readonly queue: QueueName;
  readonly filters: ListFilters;
}

/** False if the limit is reached. */
export const addView = (db: Db, staffId: string, view: NewView): Promise<boolean> =>
  changing(db, async (trx) => {
    const { name, isShared, queue, filters } = view;
    if (await isFull(trx, staffId, isShared)) return false;
    await trx
      .insertInto('saved_views')
      .values({
        staff_id: staffId,
        name,
        is_shared: isShared,
        queue,
        filters: JSON.stringify(filters),
      })
      .execute();
    return true;
  });

const isTheirs = ({ staffId, isManager }: ViewUser) =>
  sql<boolean>`(staff_id = ${staffId} or (is_shared and ${isManager}))`;

export const editView = (
  db: Db,
  user: ViewUser,
  id: string,
  { name, isShared }: Pick<NewView, 'name' | 'isShared'>,
): Promise<'changed' | 'full' | 'missing'> =>
  changing(db, async (trx) => {
    const own = await trx
      .selectFrom('saved_views')
      .select(['staff_id', 'is_shared'])
      .where('id', '=', id)
      .where(isTheirs(user))
      .executeTakeFirst();
    if (!own) return 'missing';
    if (own.is_shared !== isShared && (await isFull(trx, own.staff_id, isShared))) return 'full';
    await trx
      .updateTable('saved_views')
      .set({ name, is_shared: isShared })
      .where('id', '=', id)
      .execute();
    return 'changed';
  });

export async function removeView(db: Db, user: ViewUser, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where(isTheirs(user))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
