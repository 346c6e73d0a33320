import { reminderAt } from '@studio/contract/desk/reminder';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';
import { alarmWays, type AlarmSettings } from '@studio/platform/sending/alarm-ways.ts';
import type { Channel } from '@studio/mail/channel.ts';
import { lane } from '@studio/mail/lane.ts';
import { CHANNEL_CHECK_SECONDS, findChannelCheck } from '@studio/mail/recovery.store.ts';
import { alarmTeller, TELL_SECONDS } from '@studio/enquiries/alarms/alarm.store.ts';
import { confirmSubscriptionHandler } from './confirm-subscription.handler.ts';
import { confirmSubscription } from '@studio/enquiries/jobs/confirm-subscription.job.ts';
import { deliverEnquiryHandler } from './deliver-enquiry.handler.ts';
import { deliverEnquiry } from '@studio/enquiries/jobs/deliver-enquiry.job.ts';
import { copyToSent } from '@studio/enquiries/jobs/copy-to-sent.job.ts';
import { attemptDelivery } from './deliver.handler.ts';
import { deliverMessage } from '@studio/enquiries/jobs/deliver-message.job.ts';
import { deliverReply } from '@studio/enquiries/jobs/deliver-reply.job.ts';
import { deliverThrough } from '@studio/enquiries/jobs/deliver.job.ts';
import { erasedKeeper, KEEP_ERASED_SECONDS } from './erased-keeper.ts';
import { digestHandler } from './digest.handler.ts';
import { digest, digestCron } from '@studio/enquiries/jobs/digest.job.ts';
import { heldWatch } from '@studio/enquiries/alarms/held-watch.ts';
import { mailRoomWatch } from '@studio/enquiries/alarms/mail-room-watch.ts';
import { responseTimePublisher } from './response-time-publisher.ts';
import { OUTCOME_SECONDS, planOutcomes } from './plan-outcomes.store.ts';
import { NOTICE_SECONDS, planNotices } from './plan-notices.store.ts';
import { planReplies, planWaitingReplies } from './plan-replies.store.ts';
import { planErasures, planMessages } from './plan-updates.store.ts';
import { probeHandler } from './probe.handler.ts';
import { probe } from '@studio/enquiries/jobs/probe.job.ts';
import { responseTargetWatch } from '@studio/enquiries/alarms/response-target-watch.ts';
import { purgeHandler } from './purge.handler.ts';
import { purge, purgeCron } from '@studio/enquiries/jobs/purge.job.ts';
import { RECONCILE_SECONDS, reconcileHandler } from './reconcile.handler.ts';
import type { Routes } from '@studio/mail/routes.ts';
import { copyComposer } from './compose-reply.ts';
import {
  copyHandler,
  copyWatch,
  type SentFolder,
} from '@studio/enquiries/jobs/sent-copies.store.ts';
import { standInHandler } from './stand-in.handler.ts';
import { standIn } from '@studio/enquiries/jobs/stand-in.job.ts';
import { tellErasure } from '@studio/enquiries/jobs/tell-erasure.job.ts';
import { enquiryLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { headText, ledgerOf, readHead } from '@studio/enquiries/ledger/ledger.store.ts';
import { indexWords } from '@studio/enquiries/search/index-words.store.ts';
import { handOnWork } from '@studio/enquiries/work/absence.store.ts';
import { RETURN_SECONDS, returnPutOff } from '@studio/enquiries/work/put-off.store.ts';
import { remindOfSilence } from '@studio/enquiries/work/remind.store.ts';
import { enterForgotten } from '@studio/enquiries/submission/desk-entry.store.ts';
import { systemClock } from '@studio/platform/clock.ts';
import type { Database } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { repeater } from '@studio/platform/repeat.ts';
import { subscriptionLinks } from '@studio/enquiries/subscriptions/links.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { noTraces, type Traces } from '@studio/platform/traces.ts';
import { jobRunner } from './job-runner.ts';
import { watchOutside } from './watch-outside.ts';
import { beat, BEAT_SECONDS } from '@studio/enquiries/alarms/heartbeat.store.ts';

/** Rarely: only versions before the desk leave such rows, and the query takes a second for a million enquiries. */
const ENTER_SECONDS = 600;

/** Within this time a new mail or note is found by the desk's search. */
const INDEX_SECONDS = 2;

/** Hourly is enough for a figure over ninety days. */
const RESPONSE_TIME_SECONDS = 3_600;

export interface WorkerParts {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly alarms: AlarmSettings;
  /** The digest has its hour in their time zone; reminders are counted in working days. */
  readonly hours: WorkingHours;
  readonly responseTarget: ResponseTarget;
  readonly digestHour: number;
  readonly responseTimePath: string | undefined;
  /** When probes are sent; without it none are sent. */
  readonly probeCron: string | undefined;
  /** The folder of all editions; undefined where the content is that of the release. */
  readonly editions: string | undefined;
  /** The list of erasures; undefined where none is kept outside the database. */
  readonly erasedFile: string | undefined;
  readonly database: Database;
  /** If a mailbox is set, replies are copied into it, and the mail room must be reading it. */
  readonly mailbox: SentFolder | undefined;
  readonly queue: Queue;
  readonly routes: Routes;
  readonly log: Log;
  readonly traces?: Traces;
}

/** Starts every handler of this process. Returns a function that stops them. */
export async function startWorkers(parts: WorkerParts): Promise<() => Promise<void>> {
  const {
    queue,
    routes,
    log,
    siteOrigin,
    secret,
    hours,
    responseTarget,
    traces = noTraces,
  } = parts;
  const { db } = parts.database;
  const tokens = signedTokens(secret, systemClock);
  const responseTime = responseTimePublisher(db, responseTarget, parts.responseTimePath);
  // Nothing waits for it: until then mails contain only the promise.
  void responseTime.renew().catch((err: unknown) => {
    log.warn({ err }, 'how soon we answer could not be found');
  });
  const links = {
    ...subscriptionLinks(siteOrigin, tokens),
    enquiryUrl: enquiryLinks(db, secret, siteOrigin, tokens),
    howSoon: responseTime.howSoon,
  };
  const ways = alarmWays(parts.alarms);
  const repeated = repeater(log);
  const stopping = new AbortController();
  const { runEach, runTogether } = jobRunner(queue, log, stopping.signal);
  const ledger = ledgerOf(secret, 'worker');

  if (parts.erasedFile !== undefined) {
    const keepErased = erasedKeeper({ db, queue, ledger, log }, parts.erasedFile);
    // Before any job, so that no mail goes to an erased person whom a restore brought back.
    await keepErased();
    repeated.every(KEEP_ERASED_SECONDS, 'the list of erasures could not be kept', keepErased);
  }

  async function startChannel(channel: Channel): Promise<void> {
    const inLane = lane();
    const deliver = { db, queue, routes, responseTarget, links, secret, log, traces, channel };
    await runEach(deliverThrough(channel.name), ({ deliveryId }) =>
      inLane(() => attemptDelivery(deliver, deliveryId)),
    );
    const check = async (): Promise<void> => {
      const deliveryId = await findChannelCheck(db, channel.name);
      if (deliveryId !== undefined) await inLane(() => attemptDelivery(deliver, deliveryId, true));
    };
    repeated.every(CHANNEL_CHECK_SECONDS, 'a channel check failed', check);
  }

  const planNow = deliverEnquiryHandler(db, queue, routes, responseTarget);
  await runTogether(deliverEnquiry, async (payloads) => {
    await planNow(payloads);
    log.info({ enquiryIds: payloads.map(({ leadId }) => leadId) }, 'deliveries were planned');
  });
  await runEach(standIn, standInHandler(db, queue, routes));
  await runEach(confirmSubscription, confirmSubscriptionHandler(db, queue, routes));
  await runEach(deliverMessage, ({ messageId }) =>
    db.transaction().execute((trx) => planMessages(trx, queue, routes, [messageId])),
  );
  await runEach(deliverReply, ({ replyId }) =>
    db.transaction().execute((trx) => planReplies(trx, queue, routes, [replyId])),
  );
  await runEach(tellErasure, ({ erasureId }) =>
    db.transaction().execute((trx) => planErasures(trx, queue, routes, [erasureId])),
  );
  for (const channel of routes.channels.values()) await startChannel(channel);

  const reconcileNow = reconcileHandler(db, queue, routes, responseTarget);
  await beat(db);
  repeated.every(BEAT_SECONDS, 'a sign of life could not be given', () => beat(db));
  repeated.every(TELL_SECONDS, 'alarms could not be sent', alarmTeller(db, ways, log));
  repeated.every(RETURN_SECONDS, 'what was put off could not be brought back', () =>
    returnPutOff(db),
  );
  repeated.every(OUTCOME_SECONDS, 'outcomes could not be sent', () =>
    planOutcomes(db, queue, routes),
  );
  repeated.every(RETURN_SECONDS, 'reminders could not be sent', () => remindOfSilence(db));
  const sending = {
    responseTarget,
    reminderAt: (from: Date, days: number) => reminderAt(hours, from, days),
  };
  repeated.every(RETURN_SECONDS, 'replies that were to go later could not go', () =>
    planWaitingReplies(db, queue, routes, sending),
  );
  repeated.every(RETURN_SECONDS, 'the work of those who are away could not be handed on', () =>
    handOnWork(db, hours.zone),
  );
  repeated.every(NOTICE_SECONDS, 'notices to owners could not be sent', () =>
    planNotices(db, queue, routes, hours),
  );
  repeated.every(RECONCILE_SECONDS, 'reconciliation failed', async () => {
    log.info(await reconcileNow(), 'reconciled');
  });
  repeated.every(
    RECONCILE_SECONDS,
    'the watch over held enquiries failed',
    heldWatch(db, responseTarget),
  );
  repeated.every(
    RECONCILE_SECONDS,
    'the watch over the response-time target failed',
    responseTargetWatch(db),
  );
  repeated.every(
    RESPONSE_TIME_SECONDS,
    'how soon we answer could not be found',
    responseTime.renew,
  );
  watchOutside(db, parts, repeated, log);
  if (parts.mailbox) {
    await runEach(copyToSent, copyHandler(db, parts.mailbox, copyComposer(routes), log));
    repeated.every(RECONCILE_SECONDS, 'the watch over copies failed', copyWatch(db, queue));
    repeated.every(RECONCILE_SECONDS, 'the watch over the mail room failed', mailRoomWatch(db));
  }
  repeated.every(ENTER_SECONDS, 'enquiries could not be put on the desk', async () => {
    while (!stopping.signal.aborted && (await enterForgotten(db, responseTarget)) > 0);
  });
  repeated.every(INDEX_SECONDS, 'words could not be made searchable', async () => {
    while (!stopping.signal.aborted && (await indexWords(db)) > 0);
  });
  const purgeNow = purgeHandler(db, ledger, systemClock);
  await runEach(purge, async () => {
    log.info({ purged: await purgeNow() }, 'purged');
    const head = await readHead(db);
    // An attacker who can rewrite the ledger cannot change this log line: see "Ledger" in docs/runbook.md.
    if (head) log.info({ head: headText(head) }, 'the head of the ledger');
  });
  await runEach(probe, probeHandler(db, siteOrigin, secret));
  await runEach(digest, digestHandler(db, routes, systemClock));
  await queue.boss.schedule(digest.name, digestCron(parts.digestHour), null, { tz: hours.zone });
  await queue.boss.schedule(purge.name, purgeCron);
  if (parts.probeCron === undefined) await queue.boss.unschedule(probe.name);
  else await queue.boss.schedule(probe.name, parts.probeCron);

  return async () => {
    stopping.abort();
    repeated.stop();
    await queue.stop();
    for (const channel of routes.channels.values()) channel.close();
    ways.close();
  };
}
