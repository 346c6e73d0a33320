import type { FileView, FileState } from '@studio/contract/desk/files';
import type { Db } from '#database/db.ts';
import type { Touched } from '#audit-log/audit-log.store.ts';
import { sql, type RawBuilder } from 'kysely';
import { withMerged } from './merged.ts';

/** A file of a mail, with its owner. */
export interface MailFile {
  readonly name: string;
  readonly bytes: number;
  readonly state: FileState;
  readonly thumbnail: Buffer | null;
  /** The address of the enquirer, or of the sender of a mail without an enquiry. */
  readonly email: string;
  readonly enquiry: Touched | undefined;
}

/** The files of all mails of one owner, in the order of each mail; undefined if the owner does not exist. */
async function filesOf(
  db: Db,
  owner: RawBuilder<unknown>,
  isOwned: RawBuilder<boolean>,
): Promise<FileView[] | undefined> {
  const { rows } = await sql<{ readonly files: FileView[] | null }>`
    select (
      select json_agg(json_build_object('id', f.id, 'mailId', f.mail_id, 'name', f.name, 'bytes', f.bytes,
        'state', f.state, 'hasThumbnail', f.thumbnail is not null) order by m.at, m.id, f.nth)
      from thread_mails m join mail_files f on f.mail_id = m.id where ${isOwned}) as files
    from ${owner}
  `.execute(db);
  return rows[0] && (rows[0].files ?? []);
}

/** The files of an enquiry and of those merged into it. */
export const listFiles = (db: Db, enquiryId: string): Promise<FileView[] | undefined> =>
  filesOf(
    db,
    sql`enquiry_work d where d.enquiry_id = ${enquiryId}`,
    sql`m.enquiry_id = any(${withMerged(enquiryId)})`,
  );

/** The files of a conversation without an enquiry. */
export const listOtherFiles = (db: Db, id: string): Promise<FileView[] | undefined> =>
  filesOf(db, sql`other_mails o where o.id = ${id}`, sql`m.other_id = o.id`);

export async function findFile(db: Db, id: string): Promise<MailFile | undefined> {
  const row = await db
    .selectFrom('mail_files as f')
    .innerJoin('thread_mails as m', 'm.id', 'f.mail_id')
    .leftJoin('enquiry_work as d', 'd.enquiry_id', 'm.enquiry_id')
    .leftJoin('enquiries as l', 'l.id', 'd.enquiry_id')
    .leftJoin('other_mails as o', 'o.id', 'm.other_id')
    .select(['f.name', 'f.bytes', 'f.state', 'f.thumbnail', 'l.id', 'l.reference', 'l.email'])
    .select('o.sender')
    .where('f.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: enquiryId, reference, email, sender, ...file } = row;
  if (sender !== null) return { ...file, email: sender, enquiry: undefined };
  // The enquiry is not at the desk yet.
  if (enquiryId === null || reference === null || email === null) return undefined;
  return { ...file, email, enquiry: { id: enquiryId, reference, email } };
}

/** One piece at a time, so that memory holds only one. */
export async function* readPieces(db: Db, id: string): AsyncGenerator<Buffer> {
  for (let n = 0; ; n += 1) {
    const row = await db
      .selectFrom('mail_files as f')
      .innerJoin('mail_file_pieces as p', (join) =>
        join.on('p.file_id', '=', sql<string>`coalesce(f.copy_of, f.id)`),
      )
      .select('p.piece')
      .where('f.id', '=', id)
      .where('p.n', '=', n)
      .executeTakeFirst();
    if (!row) return;
    yield row.piece;
  }
}
