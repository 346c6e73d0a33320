import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';

/** More of them are looked through by nobody. */
const LATEST = 1_000;

/** Alike as long as those held back are the same: how many, the latest and the oldest of the latest. */
export async function heldMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', count(*), max(received_at), min(received_at)) as mark
    from (select received_at from leads where state = 'quarantined'
      order by received_at desc limit ${LATEST}) as latest
  `.execute(db);
  return rows[0]?.mark ?? '';
}
