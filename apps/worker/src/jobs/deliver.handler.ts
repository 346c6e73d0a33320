import { recipientKey } from '@studio/enquiries/audit-log/person-key.ts';
import { deliverThrough } from '@studio/enquiries/jobs/deliver.job.ts';
import { isToVisitor, type Channel, type Message } from '@studio/mail/channel.ts';
import {
  claim,
  isLeasedByAnother,
  LEASE_SECONDS,
  recordSuppressed,
  type ClaimedDelivery,
} from '@studio/mail/delivery.store.ts';
import { withinMailLimit } from '@studio/mail/mail-rate-limit.store.ts';
import type { Log } from '@studio/platform/log.ts';
import { noTraces, type Traces } from '@studio/platform/traces.ts';
import { composeMessage, type MailLinks } from './compose-message.ts';
import { recordOutcome, type RecordParts } from './record-outcome.ts';
import { traceAttempt } from './trace-attempt.ts';

export interface DeliverParts extends RecordParts {
  readonly channel: Channel;
  readonly links: MailLinks;
  readonly secret: string;
  readonly log: Log;
  readonly traces?: Traces;
}

/** If another worker holds the delivery, tries again after its lease, because that worker may have died. */
async function lookAgainLater(
  { db, queue, channel }: DeliverParts,
  deliveryId: string,
): Promise<void> {
  if (!(await isLeasedByAnother(db, deliveryId))) return;
  const job = deliverThrough(channel.name);
  await db.transaction().execute((trx) => queue.add(trx, job, [{ deliveryId }], LEASE_SECONDS + 1));
}

/** Mails to sales are not limited. Mails to visitors are, because anyone can enter any address. */
async function isSuppressed(
  { db, secret, log }: DeliverParts,
  claimed: ClaimedDelivery,
  message: Message,
): Promise<boolean> {
  if (!isToVisitor(message)) return false;
  if (await withinMailLimit(db, claimed.id, recipientKey(secret, message.to))) return false;
  await db.transaction().execute((trx) => recordSuppressed(trx, claimed));
  log.warn(
    { deliveryId: claimed.id, purpose: message.purpose },
    'a mail to a visitor was suppressed: its recipient reached the limit per hour',
  );
  return true;
}

/**
 * Makes one attempt at one delivery through its channel and records the outcome. With `early` a channel check does
 * not wait for the due time.
 */
export async function attemptDelivery(
  parts: DeliverParts,
  deliveryId: string,
  early = false,
): Promise<void> {
  const { db, channel, links, log, traces = noTraces } = parts;
  const taken = Date.now();
  const claimed = await claim(db, deliveryId, early);
  if (!claimed) {
    if (!early) await lookAgainLater(parts, deliveryId);
    return;
  }
  const message = await composeMessage(db, claimed, links);
  if (await isSuppressed(parts, claimed, message)) return;
  const given = Date.now();
  const outcome = await channel.send(message);
  const answered = Date.now();
  log.info(
    {
      enquiryId: claimed.enquiry_id,
      deliveryId,
      channel: channel.name,
      outcome: outcome.kind,
      attempt: claimed.attempts,
    },
    'a delivery was attempted',
  );
  await recordOutcome(parts, claimed, outcome);
  const times = { taken, given, answered };
  await traceAttempt(db, traces, { claimed, message, outcome, times });
}
