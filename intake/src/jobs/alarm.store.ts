import { sql } from 'kysely';
import type { AlarmWays } from '#delivery/alarm-ways.ts';
import type { Db, Trx } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { AlarmRow } from '#platform/tables.ts';
import { alarmNotice, type AlarmKind } from './alarm-words.ts';

export interface Alarm {
  readonly kind: AlarmKind;
  /** A channel's name, an id, or a part of the service. */
  readonly subject: string;
  /** What is wrong, and why as far as it is known. */
  readonly sentence: string;
  readonly since?: Date;
}

/** Once per trouble: while an alarm is open, the same one is not raised again. */
export async function raiseAlarm(db: Db | Trx, alarm: Alarm): Promise<void> {
  await db
    .insertInto('alarms')
    .values(alarm)
    .onConflict((oc) => oc.columns(['kind', 'subject']).where('cleared_at', 'is', null).doNothing())
    .execute();
}

export async function clearAlarm(
  db: Db | Trx,
  kind: AlarmKind,
  subjects: readonly string[],
): Promise<void> {
  await db
    .updateTable('alarms')
    .set({ cleared_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('cleared_at', 'is', null)
    .execute();
}

export async function openAlarms(db: Db): Promise<AlarmRow[]> {
  return db
    .selectFrom('alarms')
    .selectAll()
    .where('cleared_at', 'is', null)
    .orderBy('raised_at')
    .execute();
}

export const TELL_SECONDS = 5;

/**
 * Tells every alarm and every all-clear once. The rows themselves are the list of what is to be
 * told, so API and worker both do it and neither needs the other. One that was over before it could
 * be told is told as that, once.
 */
export function alarmTeller(db: Db, ways: AlarmWays, log: Log): () => Promise<void> {
  async function tellNext(trx: Trx): Promise<boolean> {
    const { rows } = await sql<AlarmRow>`
      select * from alarms
      where told_at is null or (cleared_at is not null and all_clear_told_at is null)
      order by raised_at limit 1
      for update skip locked
    `.execute(trx);
    const [alarm] = rows;
    if (!alarm) return false;
    const { kind, subject, sentence, cleared_at: clearedAt } = alarm;
    if (clearedAt === null) log.error({ alarm: kind, subject }, sentence);
    else log.info({ alarm: kind, subject }, `Over: ${sentence}`);
    for (const problem of await ways.tell(alarmNotice(alarm))) {
      log.warn({ alarm: kind }, `An alarm did not go one of its ways. ${problem}`);
    }
    await trx
      .updateTable('alarms')
      .set({
        told_at: sql<Date>`coalesce(told_at, now())`,
        all_clear_told_at: clearedAt === null ? null : sql<Date>`now()`,
      })
      .where('id', '=', alarm.id)
      .execute();
    return true;
  }

  return async () => {
    for (let told = true; told;) told = await db.transaction().execute(tellNext);
  };
}
