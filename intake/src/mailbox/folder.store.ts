import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Folder } from './direction.ts';

export interface Place {
  readonly account: string;
  readonly folder: Folder;
  readonly uidValidity: string;
}

/** Where reading goes on. From the beginning where the server counts anew: what is known adds nothing. */
export async function lastUid(db: Db, { account, folder, uidValidity }: Place): Promise<number> {
  const row = await db
    .selectFrom('mail_folders')
    .select(['uid_validity', 'last_uid'])
    .where('account', '=', account)
    .where('folder', '=', folder)
    .executeTakeFirst();
  return row?.uid_validity === uidValidity ? Number(row.last_uid) : 0;
}

export async function keepPlace(db: Db, place: Place, uid: number): Promise<void> {
  const { account, folder, uidValidity } = place;
  const read = { uid_validity: uidValidity, last_uid: uid, read_at: sql<Date>`now()` };
  await db
    .insertInto('mail_folders')
    .values({ account, folder, ...read })
    .onConflict((oc) => oc.columns(['account', 'folder']).doUpdateSet(read))
    .execute();
}
