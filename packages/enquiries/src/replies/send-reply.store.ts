import type { AlreadyAnswered, EventView, Strangers } from '@studio/contract/desk/responses';
import type { ReplySent } from '@studio/contract/desk/mails';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import type { AfterReply } from '@studio/contract/desk/requests.schema';
import { whyNotLater } from '@studio/contract/desk/send-later';
import { IS_MERGED } from '@studio/contract/desk/merging';
import { applyEvent, isWithdrawn, type Work } from '@studio/contract/desk/work';
import type { ResponseTarget } from '@studio/contract/response-target';
import { addReply } from '#replies/reply.store.ts';
import { commandsOf } from '#replies/after-reply.ts';
import { addWaitingReply } from '#replies/waiting-reply.store.ts';
import type { Db, Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import { sql } from 'kysely';
import {
  changeWorkInTransaction,
  readWorkRow,
  appendEvent,
  type Outcome,
  type WorkSnapshot,
} from '#work/change-work.store.ts';
import { stillCounts } from '#replies/revert-reply.store.ts';
import { attachFiles } from './draft-file.store.ts';
import { dropDraft } from './draft.store.ts';
import { findUseOfId, type KnownReply } from './known-reply.store.ts';
import {
  addressReply,
  copiedOf,
  knownAddresses,
  others,
  strangersIn,
  subjectOf,
  threadOf,
  tidy,
} from './recipients.store.ts';
import { readEvents } from '#work/event-row.ts';
import { workOfRow } from '#work/work-row.ts';

function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours === 1) return 'an hour ago';
  return hours < 24 ? `${hours} hours ago` : 'more than a day ago';
}

/** "Asha answered 2 minutes ago." */
function sinceSentence({ kind, by, at }: EventView, me: string, now: Date): string {
  if (kind === 'withdrew')
    return `They withdrew the enquiry ${ago(now.getTime() - Date.parse(at))} and expect no answer.`;
  const who = by === null ? 'A colleague' : by.id === me ? 'You' : by.name;
  const did = kind === 'scheduled' ? 'scheduled a reply' : 'answered';
  return `${who} ${did} ${ago(now.getTime() - Date.parse(at))}.`;
}

export interface ReplyParts {
  readonly db: Db;
  readonly queue: Queue;
  readonly responseTarget: ResponseTarget;
  /** The part after the @ of our Message-IDs. */
  readonly mailHost: string;
  /** The date on which that many working days have begun. */
  readonly reminderAt: (from: Date, days: number) => Date;
  /** The secret of the hashes in the audit log, which records who asked for erasure. */
  readonly secret: string;
}

export interface ReplyOrder extends KnownReply {
  readonly sessionId: string;
  readonly addressing: Addressing;
  /** Addresses that are new to this thread; the author was asked and confirmed them. */
  readonly strangers: readonly string[];
  readonly then: AfterReply;
  /** Working days of silence after which its author is reminded; null is never. */
  readonly remindAfter: number | null;
  readonly seen: string;
}

type Refusal = Exclude<Outcome, { kind: 'changed' }>;

export type ReplyOutcome =
  | { readonly kind: 'sent'; readonly sent: ReplySent }
  | ({ readonly kind: 'already-answered' } & AlreadyAnswered)
  | ({ readonly kind: 'strangers' } & Strangers)
  | Refusal;

/** Events the screen did not show yet: answers, also the author's own from another window, and a withdrawal. */
async function answersSince(trx: Trx, { enquiryId, staffId, seen }: ReplyOrder, now: Date) {
  const since = await readEvents(
    trx,
    enquiryId,
    sql`e.id > ${seen}::bigint and e.kind in ('answered', 'scheduled', 'wrote-anyway', 'withdrew') and ${stillCounts}
      and not (e.kind = 'withdrew' and e.data ? 'of')`,
  );
  const last = since.at(-1);
  return last && { message: sinceSentence(last, staffId, now), seen: last.id, since };
}

/** "Ilse@… has never been in this thread." */
const strangersSentence = (strangers: readonly string[]): string =>
  strangers.length === 1
    ? `${strangers[0] ?? ''} was never in this thread.`
    : `${new Intl.ListFormat('en').format(strangers)} were never in this thread.`;

/** They withdrew and expect no answer, so none is counted and the enquiry stays withdrawn. */
async function writeAnyway(
  trx: Trx,
  row: WorkSnapshot,
  { id, ...order }: ReplyOrder,
): Promise<Work> {
  const change = { kind: 'wrote-anyway', reply: id } as const;
  const event = { at: row.now.toISOString(), staffId: order.staffId, change };
  const next = applyEvent(workOfRow(row), event);
  await appendEvent(trx, order, change, next);
  return next;
}

/** Changes the enquiry's state after the reply. A forward is not an answer and changes nothing. */
async function follow(
  trx: Trx,
  responseTarget: ResponseTarget,
  row: WorkSnapshot,
  order: ReplyOrder,
): Promise<Work> {
  let now = workOfRow(row);
  if (order.addressing.way === 'forward') return now;
  if (isWithdrawn(now)) return writeAnyway(trx, row, order);
  const { id: reply, enquiryId, staffId, sessionId } = order;
  for (const command of commandsOf(order.then)) {
    const doing = { enquiryId, staffId, sessionId, command, version: undefined, reply };
    const done = await changeWorkInTransaction(trx, responseTarget, doing);
    if (done.kind !== 'changed') throw new ChangeRefused(done);
    now = done.now;
  }
  return now;
}

/** Thrown so that the transaction is rolled back. */
class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
  readonly outcome: Refusal;

  constructor(outcome: Refusal) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * Stores a reply, the new state of the enquiry and the job that sends it, in one transaction. The same id again is
 * the same reply. If the author had not seen another answer, they are shown it first.
 */
export async function sendReply(parts: ReplyParts, order: ReplyOrder): Promise<ReplyOutcome> {
  const { db, queue, responseTarget, mailHost, secret } = parts;
  const { id, enquiryId, staffId, sessionId, text } = order;
  const stored = db.transaction().execute(async (trx): Promise<ReplyOutcome> => {
    const row = await readWorkRow(trx, enquiryId, true);
    if (!row) return { kind: 'missing' };
    if (row.merged_into !== null)
      return { kind: 'refused', sentence: IS_MERGED, now: workOfRow(row) };
    const thread = await threadOf(trx, enquiryId);
    const addressing = tidy(order.addressing, thread.email);
    const known = await findUseOfId(trx, order, addressing, row.now);
    if (known?.isSame === true) {
      const undoUntil = known.undoUntil?.toISOString() ?? null;
      return { kind: 'sent', sent: { id, undoUntil, now: workOfRow(row) } };
    }
    if (known) {
      const sentence =
        'An earlier version of this reply was sent or undone. Look at the thread, then send this one again.';
      return { kind: 'refused', sentence, now: workOfRow(row) };
    }
    const isForward = addressing.way === 'forward';
    const since = isForward ? undefined : await answersSince(trx, order, row.now);
    if (since) return { kind: 'already-answered', ...since };
    const given = others(addressing);
    const people = given.length > 0 ? await knownAddresses(trx, enquiryId) : undefined;
    const strangers = people ? await strangersIn(trx, secret, given, people) : [];
    if (strangers.some((address) => !order.strangers.includes(address)))
      return { kind: 'strangers', message: strangersSentence(strangers), strangers };
    const messageId = `${id}.reply@${mailHost}`;
    const subject = addressing.subject ?? subjectOf(addressing.way, thread.subject);
    if (order.sendAt !== undefined) {
      const { sendAt } = order;
      const { cc, bcc, way } = addressing;
      const hasFiles = order.files.length + order.again.length > 0;
      const later = { way, at: new Date(sendAt), hasFiles };
      const sentence = whyNotLater(workOfRow(row), later, row.now);
      if (sentence !== undefined) return { kind: 'refused', sentence, now: workOfRow(row) };
      const copied = people ? copiedOf(addressing, people) : [];
      const reply = { ...order, sendAt, messageId, subject, cc, bcc, copied };
      const now = await addWaitingReply(trx, row, reply);
      await dropDraft(trx, { enquiryId, staffId, kind: 'reply' });
      return { kind: 'sent', sent: { id, undoUntil: sendAt, now } };
    }
    const now = await follow(trx, responseTarget, row, order);
    const { inReplyTo } = thread;
    const stored = { id, enquiryId, sessionId, messageId, inReplyTo, subject, text };
    const until = await addReply(trx, queue, stored);
    if (people) await addressReply(trx, order, addressing, people);
    const sentence = await attachFiles(trx, order);
    if (sentence !== undefined) {
      throw new ChangeRefused({ kind: 'refused', sentence, now: workOfRow(row) });
    }
    if (now.state === 'waiting' && !isForward && order.remindAfter !== null) {
      const at = parts.reminderAt(row.now, order.remindAfter);
      await sql`select set_reminder(${sessionId}, ${id}, ${at})`.execute(trx);
    }
    await dropDraft(trx, { enquiryId, staffId, kind: 'reply' });
    return { kind: 'sent', sent: { id, undoUntil: until.toISOString(), now } };
  });
  return stored.catch((error: unknown) => {
    if (error instanceof ChangeRefused) return error.outcome;
    throw error;
  });
}
