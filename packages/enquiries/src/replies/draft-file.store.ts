import type { DraftFile, FileState } from '@studio/contract/desk/files';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';

/** A file as it is announced, before any of its bytes. */
export interface NewFile {
  /** Made by the browser: uploaded twice, it is one file. */
  readonly id: string;
  readonly enquiryId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly bytes: number;
}

export type Announced = 'new' | 'known' | 'missing' | 'too-many' | 'too-large';

export async function beginFile(db: Db, file: NewFile): Promise<Announced> {
  const { id, enquiryId, sessionId, name, bytes } = file;
  const { rows } = await sql<{ answer: Announced }>`
    select begin_draft_file(${sessionId}, ${id}, ${enquiryId}, ${name}, ${bytes}) as answer
  `.execute(db);
  return rows[0]?.answer ?? 'missing';
}

/** Stored at once, so that a file is in memory a piece at a time. Until the file is done nothing reads it. */
export async function savePiece(
  db: Db,
  { id, sessionId }: NewFile,
  n: number,
  piece: Buffer,
): Promise<void> {
  await sql`select add_draft_file_piece(${sessionId}, ${id}, ${n}, ${piece})`.execute(db);
}

/** False where something of it is missing. */
export async function finishFile(
  db: Db,
  { id, sessionId }: NewFile,
  state: Extract<FileState, 'clean' | 'not-scanned' | 'not-scannable'>,
  sha256: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select finish_draft_file(${sessionId}, ${id}, ${state}, ${sha256}) as "isDone"
  `.execute(db);
  return rows[0]?.isDone === true;
}

/** False where it is not one's own, or was sent. */
export async function dropFile(db: Db, sessionId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isGone: boolean }>`
    select delete_draft_file(${sessionId}, ${id}) as "isGone"
  `.execute(db);
  return rows[0]?.isGone === true;
}

/** The files of a draft, without those that are still being uploaded. */
export async function readDraftFiles(
  db: Db,
  enquiryId: string,
  staffId: string,
): Promise<DraftFile[] | undefined> {
  const enquiry = await db
    .selectFrom('enquiry_work')
    .select('enquiry_id')
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  return db
    .selectFrom('mail_files')
    .select(['id', 'name', 'bytes', 'state'])
    .where('draft_enquiry_id', '=', enquiryId)
    .where('draft_staff_id', '=', staffId)
    .where('state', '<>', 'waiting')
    .orderBy('since')
    .orderBy('id')
    .execute();
}

const refusals: Readonly<Record<string, string>> = {
  changed: 'The files of this draft have changed meanwhile. Look at them and send it again.',
  'too-large': 'These are too many files, or more than 25 MB. Remove some and send it again.',
};

interface Attaching {
  readonly id: string;
  readonly sessionId: string;
  readonly files: readonly string[];
  readonly again: readonly string[];
}

/** Makes the draft's files the reply's. Returns a sentence if that is not possible. */
export async function attachFiles(
  trx: Trx,
  { id, sessionId, files, again }: Attaching,
): Promise<string | undefined> {
  const { rows } = await sql<{ answer: string }>`
    select attach_files(${sessionId}, ${id}, ${files}::uuid[], ${again}::uuid[]) as answer
  `.execute(trx);
  return refusals[rows[0]?.answer ?? ''];
}

/** Whether a reply was stored with exactly these. */
export async function filesSentWith(
  trx: Trx,
  replyId: string,
  files: readonly string[],
  again: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`
    select array(select id from mail_files where mail_id = ${replyId} and copy_of is null order by nth)
        = ${files}::uuid[]
      and array(select copy_of from mail_files where mail_id = ${replyId} and copy_of is not null order by copy_of)
        = array(select coalesce(copy_of, id) from mail_files where id = any (${again}::uuid[]) order by 1)
      as "isSame"
  `.execute(trx);
  return rows[0]?.isSame === true;
}
