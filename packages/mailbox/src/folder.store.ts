import { sql } from 'kysely';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Folder } from './direction.ts';
import type { MailboxSettings } from './mailbox-settings.ts';

export interface FolderPosition {
  readonly account: string;
  readonly folder: Folder;
  readonly uidValidity: string;
}

/** The name of a mailbox in our tables. */
export const accountOf = ({ user, host }: MailboxSettings): string => `${user}@${host}`;

/** Where reading continues: from the beginning if the server renumbered its mails. Known mails are not added twice. */
export async function lastUid(
  db: Db,
  { account, folder, uidValidity }: FolderPosition,
): Promise<number> {
  const row = await db
    .selectFrom('mail_folders')
    .select(['uid_validity', 'last_uid'])
    .where('account', '=', account)
    .where('folder', '=', folder)
    .executeTakeFirst();
  return row?.uid_validity === uidValidity ? Number(row.last_uid) : 0;
}

/**
 * From when on mails without an enquiry are listed: older ones were in the mailbox before the desk listed them. A
 * mailbox that is read for the first time is listed for its last week.
 */
export async function listedSince(db: Db, { account, folder }: FolderPosition): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select coalesce(
      (select listed_since from mail_folders where account = ${account} and folder = ${folder}),
      now() - interval '7 days') as since
  `.execute(db);
  return rows[0]?.since ?? new Date();
}

export async function savePosition(db: Db, place: FolderPosition, uid: number): Promise<void> {
  const { account, folder, uidValidity } = place;
  const read = { uid_validity: uidValidity, last_uid: uid, read_at: sql<Date>`now()` };
  await db
    .insertInto('mail_folders')
    .values({ account, folder, ...read })
    .onConflict((oc) => oc.columns(['account', 'folder']).doUpdateSet(read))
    .execute();
}
