import { createHash, randomUUID } from 'node:crypto';
import { isProgramName } from '@studio/contract/desk/file-names';
import { FILES_AT_MOST, FILES_BYTES_AT_MOST, type FileState } from '@studio/contract/desk/files';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import { sql } from 'kysely';
import type { FileInMail } from './files-in.ts';
import type { FolderPosition } from './folder.store.ts';

/** A limit, because anyone who knows one of our addresses could fill our disk. */
const MOST_OF_AN_ENQUIRY_A_DAY = 100 * 1024 * 1024;
/** For all mails without an enquiry together: anyone can send one. */
const MOST_OF_OTHER_MAIL_A_DAY = 200 * 1024 * 1024;

/** The place of a mail in the mailbox. */
export interface MailLocation extends FolderPosition {
  readonly uid: number;
}

const columnsOf = ({ account, folder, uidValidity, uid }: MailLocation) => ({
  account,
  folder,
  uid_validity: uidValidity,
  uid,
});

/** Records what is to be fetched. Programs are not fetched at all. */
export async function noteFiles(
  trx: Trx,
  mailId: string,
  place: MailLocation,
  files: readonly FileInMail[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.slice(0, FILES_AT_MOST).map(({ part, name, bytes }, nth) => ({
    id: randomUUID(),
    mail_id: mailId,
    nth,
    name,
    bytes,
    part,
    state: isProgramName(name) ? ('program' as const) : ('waiting' as const),
    ...columnsOf(place),
  }));
  await trx.insertInto('mail_files').values(rows).execute();
}

/** The mailbox was renumbered: files that still wait have a new place. */
export async function moveFiles(trx: Trx, mailId: string, place: MailLocation): Promise<void> {
  await trx
    .updateTable('mail_files')
    .set(columnsOf(place))
    .where('mail_id', '=', mailId)
    .where('state', '=', 'waiting')
    .execute();
}

export interface WaitingFile {
  readonly id: string;
  readonly folder: 'inbox' | 'sent';
  readonly uidValidity: string;
  readonly uid: number;
  readonly part: string;
  readonly bytes: number;
  /** How much more may be stored of this mail, and of this enquiry today. */
  readonly room: number;
  readonly isNew: boolean;
}

/** The next file of this mailbox that is due. */
export async function nextFile(db: Db, account: string): Promise<WaitingFile | undefined> {
  const { rows } = await sql<Omit<WaitingFile, 'uid' | 'room'> & { uid: string; room: string }>`
    select f.id, f.folder, f.uid_validity as "uidValidity", f.uid, f.part, f.bytes,
      f.since > now() - interval '1 hour' as "isNew",
      least(
        ${FILES_BYTES_AT_MOST} - (select coalesce(sum(k.bytes), 0) from mail_files k
          where k.mail_id = f.mail_id and k.state in ('clean', 'not-scanned', 'not-scannable')),
        case when m.enquiry_id is null then ${MOST_OF_OTHER_MAIL_A_DAY}::int
          else ${MOST_OF_AN_ENQUIRY_A_DAY}::int end - (select coalesce(sum(k.bytes), 0) from thread_mails o
          join mail_files k on k.mail_id = o.id
          -- What we sent ourselves takes nothing of it.
          where (o.enquiry_id = m.enquiry_id or (m.other_id is not null and o.other_id is not null))
            and k.account is not null and k.since > now() - interval '1 day'
            and k.state in ('clean', 'not-scanned', 'not-scannable'))) as room
    from mail_files f join thread_mails m on m.id = f.mail_id
    where f.state = 'waiting' and f.next_attempt_at <= now() and f.account = ${account}
    order by f.next_attempt_at, f.mail_id, f.nth limit 1
  `.execute(db);
  const [row] = rows;
  return row && { ...row, uid: Number(row.uid), room: Math.max(0, Number(row.room)) };
}

/** Retried every minute for a day; after that only the mailbox has it. */
export async function postpone(db: Db, id: string): Promise<void> {
  await sql`
    update mail_files set next_attempt_at = now() + interval '1 minute',
      state = case when since < now() - interval '1 day' then 'left' else state end
    where id = ${id} and state = 'waiting'
  `.execute(db);
}

/** Its bytes are not stored: it is blocked, or stays in the mailbox. */
export async function skipFile(
  db: Db,
  id: string,
  state: Extract<FileState, 'program' | 'infected' | 'left'>,
): Promise<void> {
  await db
    .updateTable('mail_files')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export interface FetchedFile {
  readonly id: string;
  readonly state: Extract<FileState, 'clean' | 'not-scanned' | 'not-scannable'>;
  readonly pieces: readonly Buffer[];
  readonly thumbnail: Buffer | null;
}

/** Stores the file and its scan result together; once, even if two processes fetch it. */
export async function storeFile(
  db: Db,
  { id, state, pieces, thumbnail }: FetchedFile,
): Promise<void> {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('mail_files')
      .set({ state, bytes, thumbnail, sha256: hash.digest() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (const [n, piece] of pieces.entries()) {
      await trx.insertInto('mail_file_pieces').values({ file_id: id, n, piece }).execute();
    }
  });
}
