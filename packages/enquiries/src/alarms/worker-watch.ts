import { sql } from 'kysely';
import { alarmNotifiers, type AlarmSettings } from '@studio/platform/sending/alarm-notifiers.ts';
import type { Db } from '#database/db.ts';
import { readinessProblems } from '#database/readiness.ts';
import type { Log } from '@studio/platform/log.ts';
import { repeater } from '@studio/platform/repeat.ts';
import { databaseWatch } from './database-watch.ts';
import { alarmSender, clearAlarm, raiseAlarm, SEND_ALARMS_SECONDS } from './alarm.store.ts';
import { HEARTBEAT_SECONDS, lastHeartbeat, WORKER } from './heartbeat.store.ts';
import type { RefusedEnquiries } from './refused-enquiries.ts';

/** Eight missed heartbeats. With the time to notice and send it, an alarm arrives well within five minutes. */
const SILENT_MS = 120_000;

/** The worker has more ways to send alarms than the API, which may have no mail server, so it goes first. */
const LEFT_TO_WORKER_SECONDS = 30;

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from enquiries where state = 'accepted')::int
      + (select count(*) from deliveries where state in ('pending', 'sending'))::int as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Checks whether the heartbeat changed since the last check. `nowMs` must be monotonic: a change of the wall clock
 * would look like a dead worker or hide one.
 */
export function workerWatch(db: Db, nowMs: () => number): () => Promise<void> {
  let seen: { readonly beat: number | undefined; readonly at: number } | undefined;
  return async () => {
    const last = await lastHeartbeat(db).catch((error: unknown) => {
      // While PostgreSQL is down no worker can write its heartbeat, so a missing one does not mean that it is dead.
      seen = undefined;
      throw error;
    });
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
    const sentence = `${what} Enquiries are stored but not delivered; ${waiting} messages wait.`;
    await raiseAlarm(db, {
      kind: 'worker',
      subject: WORKER,
      message: sentence,
      ...(last && { since: last }),
    });
  };
}

/** The API watches PostgreSQL and the worker, which raises all other alarms but cannot report its own death. */
export function startWatch(
  db: Db,
  alarms: AlarmSettings,
  refused: RefusedEnquiries,
  log: Log,
): () => void {
  const notifiers = alarmNotifiers(alarms);
  const repeated = repeater(log);
  repeated.every(
    HEARTBEAT_SECONDS,
    'the watch failed',
    workerWatch(db, () => performance.now()),
  );
  // Without a way to send alarms the API must not record them as sent.
  if (alarms.mail || alarms.webhookUrl !== undefined) {
    const notify = alarmSender(db, notifiers, log, LEFT_TO_WORKER_SECONDS);
    repeated.every(SEND_ALARMS_SECONDS, 'alarms could not be sent', notify);
    repeated.every(
      HEARTBEAT_SECONDS,
      'the alarm that PostgreSQL is away could not be sent',
      databaseWatch(
        () => readinessProblems(db),
        (notice) => notifiers.notify(notice),
        () => performance.now(),
        refused,
      ),
    );
  } else {
    log.warn(
      'The API cannot send the alarm that the worker or PostgreSQL is silent: set INTAKE_ALARM_WEBHOOK_URL or INTAKE_ALARM_SMTP_URL.',
    );
  }
  return () => {
    repeated.stop();
    notifiers.close();
  };
}
