import { reminderAt } from '@studio/contract/desk/reminder';
import { alarmSender, SEND_ALARMS_SECONDS } from '@studio/enquiries/alarms/alarm.store.ts';
import { recordHeartbeat, HEARTBEAT_SECONDS } from '@studio/enquiries/alarms/heartbeat.store.ts';
import { heldWatch } from '@studio/enquiries/alarms/held-watch.ts';
import { inboundMailWatch } from '@studio/enquiries/alarms/inbound-mail-watch.ts';
import { responseTargetWatch } from '@studio/enquiries/alarms/response-target-watch.ts';
import { copyWatch } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { indexWords } from '@studio/enquiries/search/index-words.store.ts';
import { backfillWork } from '@studio/enquiries/submission/create-work.store.ts';
import { reassignAbsentWork } from '@studio/enquiries/work/absence.store.ts';
import { RETURN_SECONDS, returnPutOff } from '@studio/enquiries/work/put-off.store.ts';
import { remindOwners } from '@studio/enquiries/work/remind.store.ts';
import type { Repeater } from '@studio/platform/repeat.ts';
import type { AlarmNotifiers } from '@studio/platform/sending/alarm-notifiers.ts';
import { NOTICE_SECONDS, planNotices } from './plan-notices.store.ts';
import { OUTCOME_SECONDS, planOutcomes } from './plan-outcomes.store.ts';
import { planWaitingReplies } from './plan-replies.store.ts';
import { RECONCILE_SECONDS, reconcileHandler } from './reconcile.handler.ts';
import type { ResponseTimePublisher } from './response-time-publisher.ts';
import { watchComponents } from './watch-components.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Rarely: only versions before the desk leave such rows, and the query takes a second for a million enquiries. */
const BACKFILL_SECONDS = 600;

/** Within this time the desk's search finds a new mail or note. */
const INDEX_SECONDS = 2;

/** Hourly is enough for a figure over ninety days. */
const RESPONSE_TIME_SECONDS = 3_600;

interface PeriodicParts extends WorkerParts {
  readonly notifiers: AlarmNotifiers;
  readonly responseTime: ResponseTimePublisher;
  readonly stopping: AbortSignal;
}

/** What becomes due with time: put-off enquiries, replies for later, reminders, notices, outcomes. */
function scheduleDeskWork(parts: PeriodicParts, { every }: Repeater): void {
  const { queue, routing, hours, responseTarget } = parts;
  const { db } = parts.database;
  every(RETURN_SECONDS, 'put-off enquiries could not be returned', () => returnPutOff(db));
  every(OUTCOME_SECONDS, 'outcomes could not be sent', () => planOutcomes(db, queue, routing));
  every(RETURN_SECONDS, 'reminders could not be sent', () => remindOwners(db));
  const sending = {
    responseTarget,
    reminderAt: (from: Date, days: number) => reminderAt(hours, from, days),
  };
  every(RETURN_SECONDS, 'scheduled replies could not be sent', () =>
    planWaitingReplies(db, queue, routing, sending),
  );
  every(RETURN_SECONDS, 'the work of absent colleagues could not be reassigned', () =>
    reassignAbsentWork(db, hours.zone),
  );
  every(NOTICE_SECONDS, 'notices to owners could not be sent', () =>
    planNotices(db, queue, routing, hours),
  );
}

/** Finds lost work and raises alarms. */
function scheduleChecks(parts: PeriodicParts, repeated: Repeater): void {
  const { queue, routing, responseTarget, log } = parts;
  const { db } = parts.database;
  const { every } = repeated;
  const reconcileNow = reconcileHandler(db, queue, routing, responseTarget);
  every(RECONCILE_SECONDS, 'reconciliation failed', async () => {
    log.info(await reconcileNow(), 'reconciled');
  });
  every(RECONCILE_SECONDS, 'checking held enquiries failed', heldWatch(db, responseTarget));
  every(RECONCILE_SECONDS, 'checking the response-time target failed', responseTargetWatch(db));
  watchComponents(db, parts, repeated, log);
  if (parts.mailbox) {
    every(RECONCILE_SECONDS, 'checking copies failed', copyWatch(db, queue));
    every(RECONCILE_SECONDS, 'checking the inbound mail process failed', inboundMailWatch(db));
  }
}

/** Derived data: the response time, the desk's rows of old enquiries, the search index. */
function scheduleUpkeep(parts: PeriodicParts, { every }: Repeater): void {
  const { responseTime, responseTarget, stopping } = parts;
  const { db } = parts.database;
  every(RESPONSE_TIME_SECONDS, 'computing response time failed', responseTime.renew);
  every(BACKFILL_SECONDS, 'old enquiries could not be added to the desk', async () => {
    while (!stopping.aborted && (await backfillWork(db, responseTarget)) > 0);
  });
  every(INDEX_SECONDS, 'mails and notes could not be indexed', async () => {
    while (!stopping.aborted && (await indexWords(db)) > 0);
  });
}

/** Starts the tasks that the worker runs by its own timers. The first heartbeat is recorded before it returns. */
export async function startPeriodicTasks(parts: PeriodicParts, repeated: Repeater): Promise<void> {
  const { notifiers, log } = parts;
  const { db } = parts.database;
  await recordHeartbeat(db);
  repeated.every(HEARTBEAT_SECONDS, 'heartbeat failed', () => recordHeartbeat(db));
  repeated.every(SEND_ALARMS_SECONDS, 'alarms could not be sent', alarmSender(db, notifiers, log));
  scheduleDeskWork(parts, repeated);
  scheduleChecks(parts, repeated);
  scheduleUpkeep(parts, repeated);
}
