import { enquiryLinks } from '@studio/enquiries/enquirer/link.store.ts';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { subscriptionLinks } from '@studio/enquiries/subscriptions/links.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { repeater } from '@studio/platform/repeat.ts';
import { alarmNotifiers } from '@studio/platform/sending/alarm-notifiers.ts';
import { signedTokens } from '@studio/platform/token.ts';
import { DIGEST_ZONE_SECONDS, digestScheduler } from './digest.handler.ts';
import { erasedListSync, SYNC_ERASED_SECONDS } from './erased-list-sync.ts';
import { startJobHandlers } from './job-handlers.ts';
import { jobRunner } from './job-runner.ts';
import { startPeriodicTasks } from './periodic-tasks.ts';
import { responseTimePublisher } from './response-time-publisher.ts';
import { startChannels } from './start-channels.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Starts everything this process does. Returns a function that stops it. */
export async function startWorkers(parts: WorkerParts): Promise<() => Promise<void>> {
  const { queue, routing, log, siteOrigin, secret, responseTarget } = parts;
  const { db } = parts.database;
  const tokens = signedTokens(secret, systemClock);
  const responseTime = responseTimePublisher(db, responseTarget, parts.responseTimePath);
  // Not awaited: until it is done, mails contain only the promise.
  void responseTime.renew().catch((err: unknown) => {
    log.warn({ err }, 'computing response time failed');
  });
  const links = {
    ...subscriptionLinks(siteOrigin, tokens),
    enquiryUrl: enquiryLinks(db, secret, siteOrigin, tokens),
    howSoon: responseTime.howSoon,
  };
  const notifiers = alarmNotifiers(parts.alarms);
  const repeated = repeater(log);
  const stopping = new AbortController();
  const runner = jobRunner(queue, log, stopping.signal);
  const auditLog = auditLogFor(secret, 'worker');

  if (parts.erasedFile !== undefined) {
    const syncErased = erasedListSync({ db, queue, auditLog, log }, parts.erasedFile);
    // Before any job, so that no mail goes to an erased person whom a restore brought back.
    await syncErased();
    repeated.every(SYNC_ERASED_SECONDS, 'the list of erasures could not be updated', syncErased);
  }
  await startJobHandlers(parts, auditLog, runner);
  const scheduleDigest = digestScheduler(parts);
  await scheduleDigest();
  repeated.every(DIGEST_ZONE_SECONDS, 'the digest could not be scheduled', scheduleDigest);
  await startChannels({ ...parts, db, links, runner, repeated });
  await startPeriodicTasks(
    { ...parts, notifiers, responseTime, stopping: stopping.signal },
    repeated,
  );

  return async () => {
    stopping.abort();
    repeated.stop();
    await queue.stop();
    for (const channel of routing.channels.values()) channel.close();
    notifiers.close();
  };
}
