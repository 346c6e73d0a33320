import { confirmSubscription } from '@studio/enquiries/jobs/confirm-subscription.job.ts';
import { copyToSent } from '@studio/enquiries/jobs/copy-to-sent.job.ts';
import { deliverEnquiry } from '@studio/enquiries/jobs/deliver-enquiry.job.ts';
import { deliverMessage } from '@studio/enquiries/jobs/deliver-message.job.ts';
import { deliverReply } from '@studio/enquiries/jobs/deliver-reply.job.ts';
import { digest, digestCron } from '@studio/enquiries/jobs/digest.job.ts';
import { probe } from '@studio/enquiries/jobs/probe.job.ts';
import { purge, purgeCron } from '@studio/enquiries/jobs/purge.job.ts';
import { copyHandler } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { standIn } from '@studio/enquiries/jobs/stand-in.job.ts';
import { tellErasure } from '@studio/enquiries/jobs/tell-erasure.job.ts';
import { headText, readHead, type AuditLog } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { copyComposer } from './compose-reply.ts';
import { confirmSubscriptionHandler } from './confirm-subscription.handler.ts';
import { deliverEnquiryHandler } from './deliver-enquiry.handler.ts';
import { digestHandler } from './digest.handler.ts';
import type { JobRunner } from './job-runner.ts';
import { planReplies } from './plan-replies.store.ts';
import { planErasures, planMessages } from './plan-updates.store.ts';
import { probeHandler } from './probe.handler.ts';
import { purgeHandler } from './purge.handler.ts';
import { standInHandler } from './stand-in.handler.ts';
import type { WorkerParts } from './worker-parts.ts';

/** Jobs that plan deliveries: the API and the desk queue them in the transaction that stores the row. */
async function startPlanning(parts: WorkerParts, { runEach, runTogether }: JobRunner) {
  const { queue, routes, log, responseTarget } = parts;
  const { db } = parts.database;
  const planNow = deliverEnquiryHandler(db, queue, routes, responseTarget);
  await runTogether(deliverEnquiry, async (payloads) => {
    await planNow(payloads);
    log.info({ enquiryIds: payloads.map(({ enquiryId }) => enquiryId) }, 'deliveries were planned');
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
}

/** Jobs that the queue starts by the clock. */
async function startScheduled(parts: WorkerParts, auditLog: AuditLog, { runEach }: JobRunner) {
  const { queue, routes, log, siteOrigin, secret, hours, digestHour, probeCron } = parts;
  const { db } = parts.database;
  const purgeNow = purgeHandler(db, auditLog, systemClock);
  await runEach(purge, async () => {
    log.info({ purged: await purgeNow() }, 'purged');
    const head = await readHead(db);
    // An attacker who can rewrite the audit log cannot change this log line: see "Audit log" in docs/runbook.md.
    if (head) log.info({ head: headText(head) }, 'audit log checkpoint');
  });
  await runEach(probe, probeHandler(db, siteOrigin, secret));
  await runEach(digest, digestHandler(db, routes, systemClock));
  await queue.boss.schedule(digest.name, digestCron(digestHour), null, { tz: hours.zone });
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
  const { routes, log, mailbox } = parts;
  const { db } = parts.database;
  await startPlanning(parts, runner);
  if (mailbox) {
    await runner.runEach(copyToSent, copyHandler(db, mailbox, copyComposer(routes), log));
  }
  await startScheduled(parts, auditLog, runner);
}
