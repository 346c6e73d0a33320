import { sql } from 'kysely';
import type { AlarmNotifiers } from '@studio/platform/sending/alarm-notifiers.ts';
import type { Db, Trx } from '#database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import type { AlarmRow } from '#database/tables.ts';
import { alarmNotice, type AlarmKind } from './alarm-text.ts';

export interface Alarm {
  readonly kind: AlarmKind;
  /** A channel's name, an id, or a part of the service. */
  readonly subject: string;
  /** What is wrong, and the cause if known. */
  readonly message: string;
  readonly since?: Date;
}

/** Does nothing while the same alarm is open. */
export async function raiseAlarm(db: Db | Trx, alarm: Alarm): Promise<void> {
  await db
    .insertInto('alarms')
    .values(alarm)
    .onConflict((oc) =>
      oc.columns(['kind', 'subject']).where('resolved_at', 'is', null).doNothing(),
    )
    .execute();
}

export async function clearAlarm(
  db: Db | Trx,
  kind: AlarmKind,
  subjects: readonly string[],
): Promise<void> {
  await db
    .updateTable('alarms')
    .set({ resolved_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('resolved_at', 'is', null)
    .execute();
}

export async function openAlarms(db: Db): Promise<AlarmRow[]> {
  return db
    .selectFrom('alarms')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('raised_at')
    .execute();
}

export const SEND_ALARMS_SECONDS = 5;

/**
 * Sends every alarm and every all-clear once. The rows say what remains to be sent, so API and worker both do it
 * independently. An alarm that ended before it was sent is sent once, as over.
 * @param afterSeconds gives another process this long to send it first.
 */
export function alarmSender(
  db: Db,
  notifiers: AlarmNotifiers,
  log: Log,
  afterSeconds = 0,
): () => Promise<void> {
  async function sendNext(trx: Trx): Promise<boolean> {
    const { rows } = await sql<AlarmRow>`
      select * from alarms
      where (notified_at is null or (resolved_at is not null and resolved_notified_at is null))
        and coalesce(resolved_at, raised_at) <= now() - make_interval(secs => ${afterSeconds})
      order by raised_at limit 1
      for update skip locked
    `.execute(trx);
    const [alarm] = rows;
    if (!alarm) return false;
    const { kind, subject, message, resolved_at: resolvedAt } = alarm;
    if (resolvedAt === null) log.error({ alarm: kind, subject }, message);
    else log.info({ alarm: kind, subject }, `Over: ${message}`);
    for (const problem of await notifiers.notify(alarmNotice(alarm))) {
      log.warn({ alarm: kind }, `An alarm could not be sent one of its ways. ${problem}`);
    }
    await trx
      .updateTable('alarms')
      .set({
        notified_at: sql<Date>`coalesce(notified_at, now())`,
        resolved_notified_at: resolvedAt === null ? null : sql<Date>`now()`,
      })
      .where('id', '=', alarm.id)
      .execute();
    return true;
  }

  return async () => {
    for (let sent = true; sent;) sent = await db.transaction().execute(sendNext);
  };
}
