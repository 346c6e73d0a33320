import { promises } from '@old/contract/promise';
import type { WorkingHours } from '@old/contract/working-hours';
import { alarmWays, type AlarmSettings } from '#delivery/alarm-ways.ts';
import type { Channel } from '#delivery/channel.ts';
import { lane } from '#delivery/lane.ts';
import { CHANNEL_CHECK_SECONDS, findChannelCheck } from '#delivery/recovery.store.ts';
import { alarmTeller, TELL_SECONDS } from './alarm.store.ts';
import { confirmSubscriptionHandler } from './confirm-subscription.handler.ts';
import { confirmSubscription } from './confirm-subscription.job.ts';
import { deliverLeadHandler } from './deliver-lead.handler.ts';
import { deliverLead } from './deliver-lead.job.ts';
import { copyToSent } from './copy-to-sent.job.ts';
import { attemptDelivery } from './deliver.handler.ts';
import { deliverMessage } from './deliver-message.job.ts';
import { deliverReply } from './deliver-reply.job.ts';
import { deliverThrough } from './deliver.job.ts';
import { digestHandler } from './digest.handler.ts';
import { digest, digestCron } from './digest.job.ts';
import { heldWatch } from './held-watch.ts';
import { mailRoomWatch } from './mail-room-watch.ts';
import { paceKeeper } from './pace-keeper.ts';
import { planReplies } from './plan-replies.store.ts';
import { planErasures, planMessages } from './plan-updates.store.ts';
import { probeHandler } from './probe.handler.ts';
import { probe } from './probe.job.ts';
import { promiseWatch } from './promise-watch.ts';
import { purgeHandler } from './purge.handler.ts';
import { purge, purgeCron } from './purge.job.ts';
import { RECONCILE_SECONDS, reconcileHandler } from './reconcile.handler.ts';
import type { Routes } from './routes.ts';
import { copyHandler, copyWatch, type SentFolder } from './sent-copies.store.ts';
import { standInHandler } from './stand-in.handler.ts';
import { standIn } from './stand-in.job.ts';
import { tellErasure } from './tell-erasure.job.ts';
import { enquiryLinks } from '#leads/link.store.ts';
import { headText, ledgerOf, readHead } from '#ledger/ledger.store.ts';
import { enterForgotten } from '#leads/desk-entry.store.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Queue } from '#platform/queue.ts';
import { repeater } from '#platform/repeat.ts';
import { subscriptionLinks } from '#subscriptions/links.ts';
import { signedTokens } from '#platform/token.ts';
import { noTraces, type Traces } from '#platform/traces.ts';
import { jobTaker } from './work-off.ts';
import { beat, BEAT_SECONDS } from './worker-watch.ts';

/** Only a version that knew no desk leaves any; to look takes a second of a million enquiries. */
const ENTER_SECONDS = 600;

/** A figure of ninety days. */
const PACE_SECONDS = 3_600;

export interface WorkerParts {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly alarms: AlarmSettings;
  /** A digest comes at an hour of their day, and alarms know when somebody is there. */
  readonly hours: WorkingHours;
  readonly digestHour: number;
  readonly pacePath: string | undefined;
  /** When probes are sent; never where it is left out. */
  readonly probeCron: string | undefined;
  readonly database: Database;
  /** Where a mailbox is named: replies are copied into it, and somebody must read it. */
  readonly mailbox: SentFolder | undefined;
  readonly queue: Queue;
  readonly routes: Routes;
  readonly log: Log;
  readonly traces?: Traces;
}

/** Starts every handler of this process; the answer stops them. */
export async function startWorkers(parts: WorkerParts): Promise<() => Promise<void>> {
  const { queue, routes, log, siteOrigin, secret, hours, traces = noTraces } = parts;
  const { db } = parts.database;
  const tokens = signedTokens(secret, systemClock);
  const promised = promises(hours);
  const pace = paceKeeper(db, promised, parts.pacePath);
  // Without it mails say the promise alone; nothing waits for it.
  void pace.renew().catch((err: unknown) => {
    log.warn({ err }, 'how soon we answer could not be found');
  });
  const links = {
    ...subscriptionLinks(siteOrigin, tokens),
    enquiryUrl: enquiryLinks(db, secret, siteOrigin, tokens),
    howSoon: pace.howSoon,
  };
  const ways = alarmWays(parts.alarms);
  const repeated = repeater(log);
  const stopping = new AbortController();
  const { workOff, workOffTogether } = jobTaker(queue, log, stopping.signal);

  async function startChannel(channel: Channel): Promise<void> {
    const inLane = lane();
    const attempt = attemptDelivery(
      { db, queue, routes, promised, links, secret, log, traces },
      channel,
    );
    await workOff(deliverThrough(channel.name), ({ deliveryId }) =>
      inLane(() => attempt(deliveryId)),
    );
    const check = async (): Promise<void> => {
      const deliveryId = await findChannelCheck(db, channel.name);
      if (deliveryId !== undefined) await inLane(() => attempt(deliveryId, true));
    };
    repeated.every(CHANNEL_CHECK_SECONDS, 'a channel check failed', check);
  }

  const planNow = deliverLeadHandler(db, queue, routes, promised);
  await workOffTogether(deliverLead, async (payloads) => {
    await planNow(payloads);
    log.info({ leadIds: payloads.map(({ leadId }) => leadId) }, 'deliveries were planned');
  });
  await workOff(standIn, standInHandler(db, queue, routes));
  await workOff(confirmSubscription, confirmSubscriptionHandler(db, queue, routes));
  await workOff(deliverMessage, ({ messageId }) =>
    db.transaction().execute((trx) => planMessages(trx, queue, routes, [messageId])),
  );
  await workOff(deliverReply, ({ replyId }) =>
    db.transaction().execute((trx) => planReplies(trx, queue, routes, [replyId])),
  );
  await workOff(tellErasure, ({ erasureId }) =>
    db.transaction().execute((trx) => planErasures(trx, queue, routes, [erasureId])),
  );
  for (const channel of routes.channels.values()) await startChannel(channel);

  const reconcileNow = reconcileHandler(db, queue, routes, promised);
  await beat(db);
  repeated.every(BEAT_SECONDS, 'a sign of life could not be given', () => beat(db));
  repeated.every(TELL_SECONDS, 'an alarm could not be told', alarmTeller(db, ways, log));
  repeated.every(RECONCILE_SECONDS, 'reconciliation failed', async () => {
    log.info(await reconcileNow(), 'reconciled');
  });
  repeated.every(RECONCILE_SECONDS, 'the watch over quarantine failed', heldWatch(db, promised));
  repeated.every(RECONCILE_SECONDS, 'the watch over promises failed', promiseWatch(db));
  repeated.every(PACE_SECONDS, 'how soon we answer could not be found', pace.renew);
  if (parts.mailbox) {
    await workOff(copyToSent, copyHandler(db, parts.mailbox, log));
    repeated.every(RECONCILE_SECONDS, 'the watch over copies failed', copyWatch(db, queue));
    repeated.every(RECONCILE_SECONDS, 'the watch over the mail room failed', mailRoomWatch(db));
  }
  repeated.every(ENTER_SECONDS, 'enquiries could not be put on the desk', async () => {
    while (!stopping.signal.aborted && (await enterForgotten(db, promised)) > 0);
  });
  const purgeNow = purgeHandler(db, ledgerOf(secret, 'worker'), systemClock);
  await workOff(purge, async () => {
    log.info({ purged: await purgeNow() }, 'purged');
    const head = await readHead(db);
    // Out of reach of whoever could write the whole ledger anew: see "Ledger" in docs/runbook.md.
    if (head) log.info({ head: headText(head) }, 'the head of the ledger');
  });
  await workOff(probe, probeHandler(db, siteOrigin, secret));
  await workOff(digest, digestHandler(db, routes, systemClock));
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
