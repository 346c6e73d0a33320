import { isHeld } from '#database/queue-rules.ts';
import type { Db } from '#database/db.ts';
import { sql } from 'kysely';

/** More than anyone would read. */
const LATEST = 1_000;

/** Changes when the held enquiries change: their number, the latest and the oldest of the latest. */
export async function heldFingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', count(*), max(received_at), min(received_at)) as mark
    from (select received_at from enquiries where ${isHeld}
      order by received_at desc limit ${LATEST}) as latest
  `.execute(db);
  return rows[0]?.mark ?? '';
}
