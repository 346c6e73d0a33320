import { sql } from 'kysely';
import type { Trx } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { raiseAlarmJob } from './raise-alarm.job.ts';

export type AlarmKind = 'parked' | 'waiting' | 'probe' | 'clock';

export interface Alarm {
  readonly kind: AlarmKind;
  /** An id or a channel's name. */
  readonly subject: string;
  readonly sentence: string;
}

/** Once per trouble: while an alarm is open, the same one is not raised again. */
export async function raiseAlarm(trx: Trx, queue: Queue, alarm: Alarm): Promise<void> {
  const raised = await trx
    .insertInto('alarms')
    .values(alarm)
    .onConflict((oc) => oc.columns(['kind', 'subject']).where('cleared_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (raised) await queue.add(trx, raiseAlarmJob, [{ alarmId: raised.id }]);
}

export async function clearAlarm(
  trx: Trx,
  kind: AlarmKind,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await trx
    .updateTable('alarms')
    .set({ cleared_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('cleared_at', 'is', null)
    .execute();
}
