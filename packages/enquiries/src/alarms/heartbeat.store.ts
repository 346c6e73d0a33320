import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

export const BEAT_SECONDS = 15;
export const WORKER = 'worker';

/** One row for all workers: as long as one runs, enquiries are delivered. The same for the others. */
export async function beat(
  db: Db,
  process: 'worker' | 'mail-room' | 'visit-counter' = WORKER,
): Promise<void> {
  await db
    .insertInto('heartbeats')
    .values({ process })
    .onConflict((oc) => oc.column('process').doUpdateSet({ beat_at: sql<Date>`now()` }))
    .execute();
}

export async function lastBeat(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('heartbeats')
    .select('beat_at')
    .where('process', '=', WORKER)
    .executeTakeFirst();
  return row?.beat_at;
}
