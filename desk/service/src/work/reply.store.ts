import type { AnsweredSince } from '@old/contract/desk/answers';
import type { ReplySent } from '@old/contract/desk/mails';
import type { AfterReply } from '@old/contract/desk/requests.schema';
import type { Command } from '@old/contract/desk/work';
import type { Promises } from '@old/contract/promise';
import { addReply } from '@studio/intake/leads/reply.store.ts';
import type { Db, Trx } from '@studio/intake/platform/db.ts';
import type { Queue } from '@studio/intake/platform/queue.ts';
import { sql } from 'kysely';
import { changeIn, readRow, type Outcome } from '@studio/intake/leads/change-work.store.ts';
import { stillCounts } from '@studio/intake/leads/work-anew.store.ts';
import { dropDraft } from './draft.store.ts';
import { readEvents } from './event-row.ts';
import { sinceSentence } from './since-sentence.ts';
import { workOfRow } from '@studio/intake/leads/work-row.ts';

export interface ReplyParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly promised: Promises;
  /** What stands behind the @ of a Message-ID of ours. */
  readonly mailHost: string;
}

export interface ReplyOrder {
  readonly id: string;
  readonly leadId: string;
  readonly staffId: string;
  readonly text: string;
  readonly then: AfterReply;
  readonly seen: string;
}

export type ReplyOutcome =
  | { readonly kind: 'sent'; readonly sent: ReplySent }
  | ({ readonly kind: 'answered-since' } & AnsweredSince)
  | Exclude<Outcome, { kind: 'changed' }>;

/** Answers by somebody, oneself in another window included, of which the screen did not know. */
async function answersSince(trx: Trx, { leadId, staffId, seen }: ReplyOrder, now: Date) {
  const since = await readEvents(
    trx,
    leadId,
    sql`e.id > ${seen}::bigint and e.kind = 'answered' and ${stillCounts}`,
  );
  const last = since.at(-1);
  return last && { message: sinceSentence(last, staffId, now), seen: last.id, since };
}

/** What this id was used for before: nothing, this very reply, or something else. */
async function knownAs(trx: Trx, { id, leadId, staffId, text }: ReplyOrder) {
  const mail = await trx
    .selectFrom('thread_mails as m')
    .innerJoin('desk_replies as r', 'r.mail_id', 'm.id')
    .select(['m.lead_id', 'm.staff_id', 'm.body', 'r.state', 'r.send_after'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (mail) {
    const isSame = mail.lead_id === leadId && mail.staff_id === staffId && mail.body === text;
    return { isSame, takeBackUntil: mail.state === 'accepted' ? mail.send_after : null };
  }
  const back = await readEvents(
    trx,
    leadId,
    sql`e.kind = 'taken-back' and e.data ->> 'reply' = ${id}`,
  );
  return back.length > 0 ? { isSame: false, takeBackUntil: null } : undefined;
}

/** What the enquirer wrote last, with its subject; or the enquiry's and its reference. Others write into threads too. */
async function threadOf(trx: Trx, leadId: string) {
  const lead = await trx
    .selectFrom('leads')
    .select(['subject', 'reference', 'email'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const theirs = await trx
    .selectFrom('thread_mails')
    .select(['message_id', 'subject'])
    .where('lead_id', '=', leadId)
    .where('direction', '=', 'in')
    .where('nature', '=', 'message')
    .where(sql`lower(sender)`, '=', lead.email.toLowerCase())
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const subject = theirs?.subject ?? `${lead.subject} [${lead.reference}]`;
  return {
    inReplyTo: theirs?.message_id ?? null,
    subject: /^re:/iu.test(subject) ? subject : `Re: ${subject}`,
  };
}

const commandsOf = (then: AfterReply): Command[] => {
  if (then === 'waiting' || then === 'answered') return [{ kind: 'answered', by: 'mail', then }];
  return [
    { kind: 'answered', by: 'mail', then: 'answered' },
    { kind: 'closed', reason: then },
  ];
};

/**
 * Stores a reply, what becomes of the enquiry with it, and the job that sends it: all of it or nothing.
 * The same id again is the same reply. Whoever did not know of another answer is told of it first.
 */
export async function sendReply(parts: ReplyParts, order: ReplyOrder): Promise<ReplyOutcome> {
  const { db, queue, promised, mailHost } = parts;
  const { id, leadId, staffId, text } = order;
  return db.transaction().execute(async (trx): Promise<ReplyOutcome> => {
    const row = await readRow(trx, leadId, true);
    if (!row) return { kind: 'missing' };
    let now = workOfRow(row);
    const known = await knownAs(trx, order);
    if (known?.isSame === true) {
      const takeBackUntil = known.takeBackUntil?.toISOString() ?? null;
      return { kind: 'sent', sent: { id, takeBackUntil, now } };
    }
    if (known) {
      const sentence = 'This reply was taken back, or is another one. Send it anew.';
      return { kind: 'refused', sentence, now };
    }
    const since = await answersSince(trx, order, row.now);
    if (since) return { kind: 'answered-since', ...since };
    for (const command of commandsOf(order.then)) {
      const done = await changeIn(trx, promised, {
        leadId,
        staffId,
        command,
        version: undefined,
        reply: id,
      });
      // Only the first can be refused, and then nothing is written yet.
      if (done.kind !== 'changed') return done;
      now = done.now;
    }
    const messageId = `${id}.reply@${mailHost}`;
    const thread = await threadOf(trx, leadId);
    const until = await addReply(trx, queue, { id, leadId, staffId, messageId, ...thread, text });
    await dropDraft(trx, { leadId, staffId, what: 'reply' });
    return { kind: 'sent', sent: { id, takeBackUntil: until.toISOString(), now } };
  });
}
