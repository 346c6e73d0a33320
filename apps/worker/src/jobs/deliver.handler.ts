import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseTarget } from '@studio/contract/response-target';
import { isToVisitor, type Channel, type Message } from '@studio/mail/channel.ts';
import { type Outcome } from '@studio/platform/sending/outcome.ts';
import {
  claim,
  isHeldByAnother,
  LEASE_SECONDS,
  recordParked,
  recordRetry,
  recordSent,
  recordWithheld,
  type ClaimedDelivery,
} from '@studio/mail/delivery.store.ts';
import { makeWaitingDue } from '@studio/mail/recovery.store.ts';
import { retryAfter } from '@studio/mail/retry-policy.ts';
import { mayMail } from '@studio/mail/visitor-mail.store.ts';
import {
  noteNotSent,
  noteRefused,
  noteSentAfterAll,
} from '@studio/enquiries/replies/reply-outcome.store.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import { recipientKey } from '@studio/enquiries/ledger/person-key.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { noTraces, type Traces } from '@studio/platform/traces.ts';
import { raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import { composeMessage, type MailLinks } from './compose-message.ts';
import { deliverThrough } from '@studio/enquiries/jobs/deliver.job.ts';
import { STAND_IN_AFTER_SECONDS, type Routes } from '@studio/mail/routes.ts';
import { askForCopy } from '@studio/enquiries/jobs/sent-copies.store.ts';
import { standIn } from '@studio/enquiries/jobs/stand-in.job.ts';
import { traceAttempt } from './trace-attempt.ts';

export interface DeliverParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly routes: Routes;
  readonly responseTarget: ResponseTarget;
  readonly links: MailLinks;
  readonly secret: string;
  readonly log: Log;
  readonly traces?: Traces;
}

type Sent = Extract<Outcome, { kind: 'sent' }>;

const RECORD_FOR_MS = 60_000;
const RECORD_PAUSE_MS = 250;

/** The message was sent, so this must be recorded even if the database is down for a while: else it is sent twice. */
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

/** Makes one attempt at one delivery through its channel and records the outcome. */
export function attemptDelivery(parts: DeliverParts, channel: Channel) {
  const { db, queue, routes, responseTarget, links, secret, log, traces = noTraces } = parts;
  const job = deliverThrough(channel.name);

  async function sentReply(trx: Trx, replyId: string, outcome: Sent): Promise<void> {
    await noteSentAfterAll(trx, responseTarget, replyId);
    if (outcome.refused) await noteRefused(trx, replyId, outcome.refused);
    if (outcome.wantsCopy) await askForCopy(trx, queue, replyId);
  }

  async function sent(trx: Trx, claimed: ClaimedDelivery, outcome: Sent): Promise<void> {
    await recordSent(trx, claimed);
    if (claimed.reply_id !== null) await sentReply(trx, claimed.reply_id, outcome);
    if (claimed.attempts === 1) return;
    const due = await makeWaitingDue(trx, channel.name);
    await queue.add(
      trx,
      job,
      due.map((deliveryId) => ({ deliveryId })),
    );
  }

  async function failed(
    trx: Trx,
    claimed: ClaimedDelivery,
    outcome: Exclude<Outcome, Sent>,
  ): Promise<void> {
    const hasStandIn = claimed.purpose === 'sales' && routes.standIns.has(channel.name);
    const payload = [{ deliveryId: claimed.id }];
    const retry =
      outcome.kind === 'retry'
        ? retryAfter(
            {
              attempts: claimed.attempts,
              secondsFailing: claimed.seconds_failing,
              retryAfterSeconds: outcome.retryAfterSeconds,
            },
            Math.random,
          )
        : undefined;
    if (retry?.kind === 'wait') {
      await recordRetry(trx, claimed, outcome, retry.seconds);
      await queue.add(trx, job, payload, retry.seconds);
      if (hasStandIn && claimed.attempts === 1) {
        await queue.add(trx, standIn, payload, STAND_IN_AFTER_SECONDS);
      }
      return;
    }
    // Another attempt has claimed it, or a stand-in has delivered it.
    if (!(await recordParked(trx, claimed, outcome))) return;
    // The author of a reply is notified. If a visitor's address refuses an automatic mail, there is nothing to do.
    const replyId = claimed.reply_id;
    if (replyId !== null) await noteNotSent(trx, replyId, outcome.problem);
    if (outcome.kind === 'refused' && replyId === null) return;
    const sentence = `A ${claimed.purpose} message is parked on ${channel.name}. ${outcome.problem}`;
    const since = new Date(Date.now() - claimed.seconds_failing * 1_000);
    await raiseAlarm(trx, { kind: 'parked', subject: channel.name, sentence, since });
    if (hasStandIn) await queue.add(trx, standIn, payload);
  }

  /** Mails to sales are not limited. Mails to visitors are, because anyone can enter any address. */
  async function isWithheld(claimed: ClaimedDelivery, message: Message): Promise<boolean> {
    if (!isToVisitor(message)) return false;
    if (await mayMail(db, claimed.id, recipientKey(secret, message.to))) return false;
    await db.transaction().execute((trx) => recordWithheld(trx, claimed));
    log.warn(
      { deliveryId: claimed.id, purpose: message.purpose },
      'a mail to a visitor was withheld: its recipient had as many as an hour allows',
    );
    return true;
  }

  return async (deliveryId: string, early = false): Promise<void> => {
    const taken = Date.now();
    const claimed = await claim(db, deliveryId, early);
    if (!claimed) {
      // In other hands, or in a dead worker's: look again when the lease must have run out.
      if (!early && (await isHeldByAnother(db, deliveryId))) {
        await db
          .transaction()
          .execute((trx) => queue.add(trx, job, [{ deliveryId }], LEASE_SECONDS + 1));
      }
      return;
    }
    const message = await composeMessage(db, claimed, links);
    if (await isWithheld(claimed, message)) return;
    const given = Date.now();
    const outcome = await channel.send(message);
    const answered = Date.now();
    log.info(
      {
        enquiryId: claimed.lead_id,
        deliveryId,
        channel: channel.name,
        outcome: outcome.kind,
        attempt: claimed.attempts,
      },
      'a delivery was attempted',
    );
    await persistently(() =>
      db
        .transaction()
        .execute((trx) =>
          outcome.kind === 'sent' ? sent(trx, claimed, outcome) : failed(trx, claimed, outcome),
        ),
    );
    await traceAttempt(db, traces, {
      claimed,
      message,
      outcome,
      times: { taken, given, answered },
    });
  };
}
