import { sql } from 'kysely';
import { alarmWays, type AlarmSettings } from '#delivery/alarm-ways.ts';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { repeater } from '#platform/repeat.ts';
import { alarmTeller, clearAlarm, raiseAlarm, TELL_SECONDS } from './alarm.store.ts';

export const BEAT_SECONDS = 15;
/** Eight beats missed. With the time to look and to tell it stays well within five minutes. */
const SILENT_MS = 120_000;

const WORKER = 'worker';

/** One row for all workers: as long as one lives, enquiries are delivered. So with mail rooms. */
export async function beat(db: Db, process: 'worker' | 'mail-room' = WORKER): Promise<void> {
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

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from leads where state = 'accepted')::int
      + (select count(*) from deliveries where state in ('pending', 'sending'))::int as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Looks whether the beat has moved since the last look. Time passes by `nowMs`, which must never
 * jump: a clock that is set would look like a death or hide one.
 */
export function workerWatch(db: Db, nowMs: () => number): () => Promise<void> {
  let seen: { readonly beat: number | undefined; readonly at: number } | undefined;
  return async () => {
    const last = await lastBeat(db);
    const now = nowMs();
    if (seen?.beat !== last?.getTime() || !seen) {
      if (seen) await clearAlarm(db, 'worker', [WORKER]);
      seen = { beat: last?.getTime(), at: now };
      return;
    }
    if (now - seen.at < SILENT_MS) return;
    const waiting = await countWaiting(db);
    const what = last
      ? 'No worker runs: it ended, hangs or cannot reach PostgreSQL.'
      : 'No worker has ever run on this database.';
    const sentence = `${what} Enquiries are taken and stored, but not delivered; ${waiting} messages wait.`;
    await raiseAlarm(db, {
      kind: 'worker',
      subject: WORKER,
      sentence,
      ...(last && { since: last }),
    });
  };
}

/** What the API does beside answering: the worker raises all other alarms, but not its own death. */
export function startWatch(db: Db, alarms: AlarmSettings, log: Log): () => void {
  const ways = alarmWays(alarms);
  const repeated = repeater(log);
  repeated.every(
    BEAT_SECONDS,
    'the watch failed',
    workerWatch(db, () => performance.now()),
  );
  repeated.every(TELL_SECONDS, 'an alarm could not be told', alarmTeller(db, ways, log));
  return () => {
    repeated.stop();
    ways.close();
  };
}
