import { sql } from 'kysely';
import type { AuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { purgeExpired, type Purged } from '@studio/enquiries/persons/retention.ts';
import type { Clock } from '@studio/platform/clock.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';

const TOLERATED_SECONDS = 3_600;
const DAYS = 7;

/** Records today's run. Runs on seven of the last eight days are `steady`: the clock has not jumped. */
async function noteDay(db: Db): Promise<'steady' | 'new' | 'gap'> {
  const { rows } = await sql<{ recent: number; earlier: number }>`
    with noted as (insert into purges default values on conflict do nothing)
    select count(*) filter (where ran_on >= now()::date - 8)::int as recent,
      count(*)::int as earlier
    from purges where ran_on < now()::date
  `.execute(db);
  const { recent, earlier } = rows[0] ?? { recent: 0, earlier: 0 };
  if (recent >= DAYS) return 'steady';
  return earlier < DAYS ? 'new' : 'gap';
}

/**
 * A clock that jumps a year ahead would delete all enquiries. So nothing is purged while the two clocks differ,
 * nor in the week after a gap, because on one machine both clocks jump together.
 */
export function purgeHandler(db: Db, auditLog: AuditLog, clock: Clock) {
  return async (): Promise<Purged | undefined> => {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
    const databaseNow = rows[0]?.now.getTime() ?? 0;
    const seconds = Math.abs(databaseNow - clock.now().getTime()) / 1_000;
    if (seconds > TOLERATED_SECONDS) {
      const sentence = `The clocks of the worker and of PostgreSQL differ by ${Math.round(seconds / 60)} minutes. Nothing is purged until they agree.`;
      await raiseAlarm(db, { kind: 'clock', subject: 'worker', message: sentence });
      return undefined;
    }
    await clearAlarm(db, 'clock', ['worker']);
    const run = await noteDay(db);
    const sentence =
      'The purge did not run for some days: the worker was stopped, or the clock jumped ahead. Nothing is deleted for a week; check the clock.';
    if (run === 'gap') await raiseAlarm(db, { kind: 'clock', subject: 'purge', message: sentence });
    else await clearAlarm(db, 'clock', ['purge']);
    return run === 'steady' ? purgeExpired(db, auditLog) : undefined;
  };
}
