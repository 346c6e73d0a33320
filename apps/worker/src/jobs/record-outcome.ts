import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseTarget } from '@studio/contract/response-target';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { deliverThrough } from '@studio/enquiries/jobs/deliver.job.ts';
import { requestCopy } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { fallbackChannel } from '@studio/enquiries/jobs/fallback-channel.job.ts';
import {
  recordSendFailure,
  recordRefusedRecipients,
  recordSentAfterRetry,
} from '@studio/enquiries/replies/reply-outcome.store.ts';
import {
  recordFailed,
  recordRetry,
  recordSent,
  type ClaimedDelivery,
} from '@studio/mail/delivery.store.ts';
import { makeWaitingDue } from '@studio/mail/recovery.store.ts';
import { retryAfter, type Retry } from '@studio/mail/retry-policy.ts';
import { FALLBACK_AFTER_SECONDS, type ChannelRouting } from '@studio/mail/channel-routing.ts';
import type { Outcome } from '@studio/platform/sending/outcome.ts';

export interface RecordParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly routing: ChannelRouting;
  readonly responseTarget: ResponseTarget;
}

type Sent = Extract<Outcome, { kind: 'sent' }>;
type Failed = Exclude<Outcome, Sent>;

const RECORD_FOR_MS = 60_000;
const RECORD_PAUSE_MS = 250;

/** Retries while the database is down: a sent message whose outcome is not recorded would be sent twice. */
async function persistently(record: () => Promise<void>): Promise<void> {
  const giveUpAt = performance.now() + RECORD_FOR_MS;
  for (;;) {
    try {
      await record();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(RECORD_PAUSE_MS);
    }
  }
}

async function recordReplySent(
  { queue, responseTarget }: RecordParts,
  trx: Trx,
  replyId: string,
  outcome: Sent,
): Promise<void> {
  await recordSentAfterRetry(trx, responseTarget, replyId);
  if (outcome.refused) await recordRefusedRecipients(trx, replyId, outcome.refused);
  if (outcome.wantsCopy) await requestCopy(trx, queue, replyId);
}

/** The channel works: if it failed before, everything that waits for it is due now. */
async function queueWaiting(queue: Queue, trx: Trx, { channel }: ClaimedDelivery): Promise<void> {
  const due = await makeWaitingDue(trx, channel);
  await queue.add(
    trx,
    deliverThrough(channel),
    due.map((deliveryId) => ({ deliveryId })),
  );
}

/** The subject of an alarm: the setting with the sales mailboxes. */
const SALES_TO = 'INTAKE_SALES_TO';

/** The other mailboxes got the mail and would get it twice after a retry, so an operator is told instead. */
async function reportMailboxes(trx: Trx, refused: readonly number[]): Promise<void> {
  if (refused.length === 0) {
    await clearAlarm(trx, 'mailbox', [SALES_TO]);
    return;
  }
  const which = `Address ${refused.join(' and ')} of ${SALES_TO}`;
  const message = `${which} was refused by the mail server, so it did not get a mail that the other addresses got. Correct the setting or that mailbox.`;
  await raiseAlarm(trx, { kind: 'mailbox', subject: SALES_TO, message });
}

async function recordSuccess(
  parts: RecordParts,
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Sent,
): Promise<void> {
  await recordSent(trx, claimed);
  if (claimed.reply_id !== null) await recordReplySent(parts, trx, claimed.reply_id, outcome);
  if (outcome.refusedMailboxes) await reportMailboxes(trx, outcome.refusedMailboxes);
  if (claimed.attempts > 1) await queueWaiting(parts.queue, trx, claimed);
}

function retryOf(claimed: ClaimedDelivery, outcome: Failed): Retry | undefined {
  if (outcome.kind !== 'retry') return undefined;
  const failure = {
    attempts: claimed.attempts,
    secondsFailing: claimed.seconds_failing,
    retryAfterSeconds: outcome.retryAfterSeconds,
  };
  return retryAfter(failure, Math.random);
}

const hasFallback = ({ routing }: RecordParts, { purpose, channel }: ClaimedDelivery): boolean =>
  purpose === 'sales' && routing.fallbackChannels.has(channel);

async function recordWait(
  parts: RecordParts,
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Failed,
  seconds: number,
): Promise<void> {
  const payload = [{ deliveryId: claimed.id }];
  await recordRetry(trx, claimed, outcome, seconds);
  await parts.queue.add(trx, deliverThrough(claimed.channel), payload, seconds);
  if (hasFallback(parts, claimed) && claimed.attempts === 1) {
    await parts.queue.add(trx, fallbackChannel, payload, FALLBACK_AFTER_SECONDS);
  }
}

async function recordGivenUp(
  parts: RecordParts,
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Failed,
): Promise<void> {
  // Another attempt has claimed it, or a fallback has delivered it.
  if (!(await recordFailed(trx, claimed, outcome))) return;
  // The author of a reply is notified. If a visitor's address refuses an automatic mail, there is nothing to do.
  const replyId = claimed.reply_id;
  if (replyId !== null) await recordSendFailure(trx, replyId, outcome.problem);
  if (outcome.kind === 'refused' && replyId === null) return;
  const { channel, purpose } = claimed;
  const sentence = `A ${purpose} message failed on ${channel}. ${outcome.problem}`;
  const since = new Date(Date.now() - claimed.seconds_failing * 1_000);
  await raiseAlarm(trx, { kind: 'failed', subject: channel, message: sentence, since });
  if (hasFallback(parts, claimed)) {
    await parts.queue.add(trx, fallbackChannel, [{ deliveryId: claimed.id }]);
  }
}

async function recordFailure(
  parts: RecordParts,
  trx: Trx,
  claimed: ClaimedDelivery,
  outcome: Failed,
): Promise<void> {
  const retry = retryOf(claimed, outcome);
  if (retry?.kind === 'wait') await recordWait(parts, trx, claimed, outcome, retry.seconds);
  else await recordGivenUp(parts, trx, claimed, outcome);
}

/** Records the outcome of an attempt and queues what follows from it, in one transaction. */
export const recordOutcome = (
  parts: RecordParts,
  claimed: ClaimedDelivery,
  outcome: Outcome,
): Promise<void> =>
  persistently(() =>
    parts.db
      .transaction()
      .execute((trx) =>
        outcome.kind === 'sent'
          ? recordSuccess(parts, trx, claimed, outcome)
          : recordFailure(parts, trx, claimed, outcome),
      ),
  );
