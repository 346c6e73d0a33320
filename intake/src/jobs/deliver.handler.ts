import { setTimeout as sleep } from 'node:timers/promises';
import type { Promises } from '@old/contract/promise';
import { isToVisitor, type Channel, type Message, type Outcome } from '#delivery/channel.ts';
import {
  claim,
  isHeldByAnother,
  LEASE_SECONDS,
  recordParked,
  recordRetry,
  recordSent,
  recordWithheld,
  type ClaimedDelivery,
} from '#delivery/delivery.store.ts';
import { makeWaitingDue } from '#delivery/recovery.store.ts';
import { retryAfter } from '#delivery/retry-policy.ts';
import { mayMail } from '#delivery/visitor-mail.store.ts';
import { noteNotSent, noteSentAfterAll } from '#leads/reply-fate.store.ts';
import type { Db, Trx } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import { personKey } from '#platform/person-key.ts';
import type { Queue } from '#platform/queue.ts';
import { noTraces, type Traces } from '#platform/traces.ts';
import { raiseAlarm } from './alarm.store.ts';
import { composeMessage, type MailLinks } from './compose-message.ts';
import { deliverThrough } from './deliver.job.ts';
import { STAND_IN_AFTER_SECONDS, type Routes } from './routes.ts';
import { askForCopy } from './sent-copies.store.ts';
import { standIn } from './stand-in.job.ts';
import { traceAttempt } from './trace-attempt.ts';

export interface DeliverParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly routes: Routes;
  readonly promised: Promises;
  readonly links: MailLinks;
  readonly secret: string;
  readonly log: Log;
  readonly traces?: Traces;
}

type Sent = Extract<Outcome, { kind: 'sent' }>;

const RECORD_FOR_MS = 60_000;
const RECORD_PAUSE_MS = 250;

/** The message is out. A database that is away must not make us forget that, or it goes out twice. */
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

/** One attempt at one delivery through its channel, recorded whatever comes of it. */
export function attemptDelivery(parts: DeliverParts, channel: Channel) {
  const { db, queue, routes, promised, links, secret, log, traces = noTraces } = parts;
  const job = deliverThrough(channel.name);

  async function sentReply(trx: Trx, replyId: string, mail: Buffer | undefined): Promise<void> {
    await noteSentAfterAll(trx, promised, replyId);
    if (mail) await askForCopy(trx, queue, replyId, mail);
  }

  async function sent(trx: Trx, claimed: ClaimedDelivery, { mail }: Sent): Promise<void> {
    await recordSent(trx, claimed);
    if (claimed.reply_id !== null) await sentReply(trx, claimed.reply_id, mail);
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
    // Another attempt holds it by now, or a stand-in has delivered it.
    if (!(await recordParked(trx, claimed, outcome))) return;
    // Of a reply its writer must know; a receipt that nobody takes is no work for anybody.
    const replyId = claimed.reply_id;
    if (replyId !== null) await noteNotSent(trx, replyId, outcome.problem);
    if (outcome.kind === 'refused' && replyId === null) return;
    const sentence = `A ${claimed.purpose} message is parked on ${channel.name}. ${outcome.problem}`;
    const since = new Date(Date.now() - claimed.seconds_failing * 1_000);
    await raiseAlarm(trx, { kind: 'parked', subject: channel.name, sentence, since });
    if (hasStandIn) await queue.add(trx, standIn, payload);
  }

  /** Sales get everything; anybody may have written the address of a visitor. */
  async function isWithheld(claimed: ClaimedDelivery, message: Message): Promise<boolean> {
    if (!isToVisitor(message)) return false;
    if (await mayMail(db, claimed.id, personKey(secret, message.to))) return false;
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
        leadId: claimed.lead_id,
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
