import { postJson } from '../delivery/http-outcome.ts';
import type { Db } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';

/** `text` is what chat programs show. Without a webhook the log and the metric carry the alarm. */
export function raiseAlarmHandler(db: Db, log: Log, webhookUrl: string | undefined) {
  return async ({ alarmId }: { alarmId: string }): Promise<void> => {
    const alarm = await db
      .selectFrom('alarms')
      .selectAll()
      .where('id', '=', alarmId)
      .executeTakeFirst();
    if (!alarm) return;
    const { kind, subject, sentence } = alarm;
    log.error({ alarm: kind, subject }, sentence);
    if (webhookUrl === undefined) return;
    const body = JSON.stringify({ text: sentence, kind, subject, raisedAt: alarm.raised_at });
    const outcome = await postJson(webhookUrl, body, { 'idempotency-key': alarmId });
    if (outcome.kind !== 'sent') throw new Error(`The alarm was not taken. ${outcome.problem}`);
  };
}
