import { sql } from 'kysely';
import { purgeExpired, type Purged } from '../leads/retention.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const TOLERATED_SECONDS = 3_600;

/** A clock that jumped a year would delete everybody. Nothing is purged while two clocks disagree. */
export function purgeHandler(db: Db, queue: Queue, clock: Clock) {
  return async (): Promise<Purged | undefined> => {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
    const databaseNow = rows[0]?.now.getTime() ?? 0;
    const seconds = Math.abs(databaseNow - clock.now().getTime()) / 1_000;
    if (seconds > TOLERATED_SECONDS) {
      const sentence = `The clocks of the worker and of PostgreSQL differ by ${Math.round(seconds / 60)} minutes. Nothing is purged until they agree.`;
      await db
        .transaction()
        .execute((trx) => raiseAlarm(trx, queue, { kind: 'clock', subject: 'worker', sentence }));
      return undefined;
    }
    await db.transaction().execute((trx) => clearAlarm(trx, 'clock', ['worker']));
    return purgeExpired(db);
  };
}
