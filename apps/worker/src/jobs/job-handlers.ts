import { confirmSubscription } from '@studio/enquiries/jobs/confirm-subscription.job.ts';
import { copyToSent } from '@studio/enquiries/jobs/copy-to-sent.job.ts';
import { planDeliveries } from '@studio/enquiries/jobs/plan-deliveries.job.ts';
import { planMessage } from '@studio/enquiries/jobs/plan-message.job.ts';
import { planReply } from '@studio/enquiries/jobs/plan-reply.job.ts';
import { digest } from '@studio/enquiries/jobs/digest.job.ts';
import { probe } from '@studio/enquiries/jobs/probe.job.ts';
import { purge, purgeCron } from '@studio/enquiries/jobs/purge.job.ts';
import { copyHandler } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { fallbackChannel } from '@studio/enquiries/jobs/fallback-channel.job.ts';
import { notifyErasure } from '@studio/enquiries/jobs/notify-erasure.job.ts';
import { headText, readHead, type AuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { copyComposer } from './compose-reply.ts';
import { confirmSubscriptionHandler } from './confirm-subscription.handler.ts';
import { planDeliveriesHandler } from './plan-deliveries.handler.ts';
import { digestHandler } from './digest.handler.ts';
import type { JobRunner } from './job-runner.ts';
import { planReplies } from './plan-replies.store.ts';
import { planErasures, planMessages } from './plan-updates.store.ts';
import { probeHandler } from './probe.handler.ts';
import { purgeHandler } from './purge.handler.ts';
import { fallbackChannelHandler } from './fallback-channel.handler.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Jobs that plan deliveries: the API and the desk queue them in the transaction that stores the row. */
async function startPlanning(parts: WorkerParts, { runEach, runTogether }: JobRunner) {
  const { queue, routing, log, responseTarget } = parts;
  const { db } = parts.database;
  const planNow = planDeliveriesHandler(db, queue, routing, responseTarget);
  await runTogether(planDeliveries, async (payloads) => {
    await planNow(payloads);
    log.info({ enquiryIds: payloads.map(({ enquiryId }) => enquiryId) }, 'deliveries were planned');
  });
  await runEach(fallbackChannel, fallbackChannelHandler(db, queue, routing));
  await runEach(confirmSubscription, confirmSubscriptionHandler(db, queue, routing));
  await runEach(planMessage, ({ messageId }) =>
    db.transaction().execute((trx) => planMessages(trx, queue, routing, [messageId])),
  );
  await runEach(planReply, ({ replyId }) =>
    db.transaction().execute((trx) => planReplies(trx, queue, routing, [replyId])),
  );
  await runEach(notifyErasure, ({ erasureId }) =>
    db.transaction().execute((trx) => planErasures(trx, queue, routing, [erasureId])),
  );
}

/** Jobs that the queue starts by the clock. */
async function startScheduled(parts: WorkerParts, auditLog: AuditLog, { runEach }: JobRunner) {
  const { queue, routing, log, siteOrigin, secret, probeCron, responseTarget } = parts;
  const { db } = parts.database;
  const purgeNow = purgeHandler(db, auditLog, systemClock);
  await runEach(purge, async () => {
    log.info({ purged: await purgeNow() }, 'purged');
    const head = await readHead(db);
    // An attacker who can rewrite the audit log cannot change this log line: see "Audit log" in docs/runbook.md.
    if (head) log.info({ head: headText(head) }, 'audit log checkpoint');
  });
  await runEach(probe, probeHandler(db, siteOrigin, secret));
  await runEach(digest, digestHandler(db, routing, responseTarget.time, systemClock));
  await queue.boss.schedule(purge.name, purgeCron);
  if (probeCron === undefined) await queue.boss.unschedule(probe.name);
  else await queue.boss.schedule(probe.name, probeCron);
}

/** Gives each kind of job its handler. Deliveries themselves are in start-channels.ts. */
export async function startJobHandlers(
  parts: WorkerParts,
  auditLog: AuditLog,
  runner: JobRunner,
): Promise<void> {
  const { routing, log, mailbox } = parts;
  const { db } = parts.database;
  await startPlanning(parts, runner);
  if (mailbox) {
    await runner.runEach(copyToSent, copyHandler(db, mailbox, copyComposer(routing), log));
  }
  await startScheduled(parts, auditLog, runner);
}
