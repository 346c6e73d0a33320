import type { Channel } from '../delivery/channel.ts';
import { lane } from '../delivery/lane.ts';
import { CHANNEL_CHECK_SECONDS, findChannelCheck } from '../delivery/recovery.store.ts';
import { confirmSubscriptionHandler } from './confirm-subscription.handler.ts';
import { confirmSubscription } from './confirm-subscription.job.ts';
import { deliverLeadHandler } from './deliver-lead.handler.ts';
import { deliverLead } from './deliver-lead.job.ts';
import { attemptDelivery } from './deliver.handler.ts';
import { deliverThrough } from './deliver.job.ts';
import { probeHandler } from './probe.handler.ts';
import { probe } from './probe.job.ts';
import { purgeHandler } from './purge.handler.ts';
import { purge, purgeCron } from './purge.job.ts';
import { raiseAlarmHandler } from './raise-alarm.handler.ts';
import { raiseAlarmJob } from './raise-alarm.job.ts';
import { RECONCILE_SECONDS, reconcileHandler } from './reconcile.handler.ts';
import type { Routes } from './routes.ts';
import { standInHandler } from './stand-in.handler.ts';
import { standIn } from './stand-in.job.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { describeError, type Log } from '../platform/log.ts';
import type { Queue } from '../platform/queue.ts';
import { subscriptionLinks } from '../subscriptions/links.ts';
import { signedTokens } from '../subscriptions/token.ts';
import { workOff, workOffTogether } from './work-off.ts';

export interface WorkerParts {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly alarmUrl: string | undefined;
  /** When probes are sent; never where it is left out. */
  readonly probeCron: string | undefined;
  readonly database: Database;
  readonly queue: Queue;
  readonly routes: Routes;
  readonly log: Log;
}

/** Starts every handler of this process; the answer stops them. */
export async function startWorkers(parts: WorkerParts): Promise<() => Promise<void>> {
  const { queue, routes, log, siteOrigin, secret } = parts;
  const { db } = parts.database;
  const tokens = signedTokens(secret, systemClock);
  const links = subscriptionLinks(siteOrigin, tokens);
  const timers: NodeJS.Timeout[] = [];
  const stopping = new AbortController();

  /** By this process's own clock: the queue's timetable rests when PostgreSQL's is set back. */
  function repeat(seconds: number, complaint: string, task: () => Promise<void>): void {
    const once = () => {
      task().catch((error: unknown) => {
        log.warn({ err: describeError(error) }, complaint);
      });
    };
    timers.push(setInterval(once, seconds * 1_000));
  }

  async function startChannel(channel: Channel): Promise<void> {
    const inLane = lane();
    const attempt = attemptDelivery({ db, queue, routes, links, log }, channel);
    await workOff(queue, deliverThrough(channel.name), stopping.signal, ({ deliveryId }) =>
      inLane(() => attempt(deliveryId)),
    );
    const check = async (): Promise<void> => {
      const deliveryId = await findChannelCheck(db, channel.name);
      if (deliveryId !== undefined) await inLane(() => attempt(deliveryId, true));
    };
    repeat(CHANNEL_CHECK_SECONDS, 'a channel check failed', check);
  }

  const { signal } = stopping;
  await workOffTogether(queue, deliverLead, deliverLeadHandler(db, queue, routes));
  await workOff(queue, standIn, signal, standInHandler(db, queue, routes));
  await workOff(queue, confirmSubscription, signal, confirmSubscriptionHandler(db, queue, routes));
  await workOff(queue, raiseAlarmJob, signal, raiseAlarmHandler(db, log, parts.alarmUrl));
  for (const channel of routes.channels.values()) await startChannel(channel);

  const reconcileNow = reconcileHandler(db, queue, routes);
  repeat(RECONCILE_SECONDS, 'reconciliation failed', async () => {
    log.info(await reconcileNow(), 'reconciled');
  });
  const purgeNow = purgeHandler(db, queue, systemClock);
  await workOff(queue, purge, signal, async () => {
    log.info({ purged: await purgeNow() }, 'purged');
  });
  await workOff(queue, probe, signal, probeHandler(db, queue, siteOrigin, secret));
  await queue.boss.schedule(purge.name, purgeCron);
  if (parts.probeCron === undefined) await queue.boss.unschedule(probe.name);
  else await queue.boss.schedule(probe.name, parts.probeCron);

  return async () => {
    stopping.abort();
    for (const timer of timers) clearInterval(timer);
    await queue.stop();
    for (const channel of routes.channels.values()) channel.close();
  };
}
