import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** Through functions only: the process that sends replies may not read enquirers' files. */
async function* piecesOf(db: Db, { id, bytes }: FileRow): AsyncGenerator<Buffer> {
  let read = 0;
  for (let n = 0; read < bytes; n += 1) {
    const { rows } = await sql<{ piece: Buffer | null }>`
      select reply_piece(${id}, ${n}) as piece
    `.execute(db);
    const piece = rows[0]?.piece;
    // A part of a file must not be sent as the whole.
    if (!piece) throw new Error(`Piece ${n} of the file ${id} is missing.`);
    read += piece.length;
    yield piece;
  }
}

/** The files of a stored reply, in order. Their content is read each time it is requested. */
export async function filesOfReply(db: Db, replyId: string | null) {
  const { rows } = await sql<FileRow>`select id, name, bytes from reply_files(${replyId})`.execute(
    db,
  );
  return rows.map((file) => ({
    name: file.name,
    bytes: file.bytes,
    pieces: () => piecesOf(db, file),
  }));
}
