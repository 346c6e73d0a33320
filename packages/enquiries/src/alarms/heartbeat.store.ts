import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

export const HEARTBEAT_SECONDS = 15;
export const WORKER = 'worker';

/** One row for all workers: as long as one runs, enquiries are delivered. Other processes have one row each. */
export async function recordHeartbeat(
  db: Db,
  process: 'worker' | 'inbound-mail' | 'visit-counter' = WORKER,
): Promise<void> {
  await db
    .insertInto('heartbeats')
    .values({ process })
    .onConflict((oc) => oc.column('process').doUpdateSet({ last_seen_at: sql<Date>`now()` }))
    .execute();
}

export async function lastHeartbeat(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('heartbeats')
    .select('last_seen_at')
    .where('process', '=', WORKER)
    .executeTakeFirst();
  return row?.last_seen_at;
}
