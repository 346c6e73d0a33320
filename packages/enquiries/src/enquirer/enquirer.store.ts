import { randomUUID } from 'node:crypto';
import { applyEvent, type Change, type Work } from '@studio/contract/desk/work';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql } from 'kysely';
import { planMessage } from '#jobs/plan-message.job.ts';
import { notifyErasure } from '#jobs/notify-erasure.job.ts';
import { codeOf, type Db, type Trx } from '#database/db.ts';
import type { Queue } from '#database/queue.ts';
import {
  channelKindsOf,
  type ChannelName,
  type MessageKind,
  type StoredEnquiry,
} from '#database/tables.ts';
import { workOfRow, type WorkRow } from '#work/work-row.ts';

/** Times are strings, because the database returns it as JSON. */
type OpenedRow = {
  readonly [Column in keyof StoredEnquiry]: StoredEnquiry[Column] extends Date
    ? string
    : StoredEnquiry[Column] extends Date | null
      ? string | null
      : StoredEnquiry[Column];
};

export interface OpenedEnquiry {
  readonly row: Omit<OpenedRow, 'content_hash' | 'idempotency_key'>;
  /** The reference of the enquiry that it was merged into; null if it was not merged. */
  readonly kept_with: string | null;
  readonly delivered_at: string | null;
  readonly messages: readonly {
    readonly kind: MessageKind;
    readonly words: string;
    readonly received_at: string;
    readonly delivered_at: string | null;
  }[];
}

export interface Erasure {
  readonly reference: string;
  readonly erased_at: string;
  /** The channels that had delivered it; each is sent an erasure request. */
  readonly notified: ReturnType<typeof channelKindsOf>;
  /** Whether the inbound mail process will move its mails to the trash; false if no mailbox is read. */
  readonly is_mailbox_asked: boolean;
}

/** What the holder of a key may do; the results are undefined or `gone` if the key is not valid. */
export interface Enquirer {
  open(
    key: Buffer,
    action: 'viewed' | 'exported',
    detail: string,
  ): Promise<OpenedEnquiry | undefined>;
  say(
    key: Buffer,
    id: string,
    kind: MessageKind,
    words: string,
  ): Promise<'taken' | 'gone' | 'full'>;
  erase(key: Buffer): Promise<Erasure | undefined>;
}

const DEADLOCK = '40P01';
const TRIES = 3;

/** A row of enquiry_work as JSON, with times as strings. */
type WorkJson = {
  readonly [Column in keyof WorkRow]: WorkRow[Column] extends Date
    ? string
    : WorkRow[Column] extends Date | null
      ? string | null
      : WorkRow[Column];
} & { readonly enquiry_id: string; readonly now: string };

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const workOfJson = (json: WorkJson): Work =>
  workOfRow({
    ...json,
    put_off_until: moment(json.put_off_until),
    warn_at: new Date(json.warn_at),
    due_at: new Date(json.due_at),
    first_answered_at: moment(json.first_answered_at),
    owed_since: moment(json.owed_since),
    first_due_at: moment(json.first_due_at),
    unread_since: moment(json.unread_since),
  });

type EnquirerChange = Extract<Change, { kind: 'enquirer-replied' | 'withdrew' }>;

/** How their message changes the work, by the rules of the contract. */
function changeOf(kind: MessageKind, now: Date, { deadlinesFrom }: ResponseTarget): EnquirerChange {
  if (kind === 'withdrawal') return { kind: 'withdrew' };
  const { warnAt, dueAt } = deadlinesFrom(now);
  const deadlines = { warnAt: warnAt.toISOString(), dueAt: dueAt.toISOString() };
  return { kind: 'enquirer-replied', way: 'page', ...deadlines };
}

/** The event's data and the work after it, as JSON; no work if the enquiry is not at the desk. */
function resultOf(json: WorkJson | null, change: EnquirerChange) {
  const { kind: _kind, ...data } = change;
  const at = new Date(json?.now ?? 0).toISOString();
  const work = json && applyEvent(workOfJson(json), { at, staffId: null, change });
  return { data: JSON.stringify(data), work: work && JSON.stringify(work) };
}

/** Calls only functions of the schema, because the public API's role may not read enquiries. */
export function enquirer(db: Db, queue: Queue, responseTarget: ResponseTarget): Enquirer {
  async function answered<Result>(trx: Db | Trx, call: ReturnType<typeof sql>): Promise<Result> {
    const { rows } = await sql<{ result: Result }>`select ${call} as result`.execute(trx);
    return rows[0]?.result as Result;
  }

  /** Retries after a deadlock, which a worker that stores a mail of the same enquiry can cause. */
  async function persistently<Result>(act: (trx: Trx) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute(act);
      } catch (error) {
        if (codeOf(error) !== DEADLOCK || tries === TRIES) throw error;
      }
    }
  }

  /** A message about a merged enquiry is news of the one that it was merged into. */
  async function addToEarlier(
    trx: Trx,
    key: Buffer,
    kind: MessageKind,
    change: EnquirerChange,
  ): Promise<void> {
    const json = await answered<WorkJson | null>(trx, sql`enquirer_earlier_work(${key})`);
    if (json === null) return;
    const { work, data } = resultOf(json, change);
    await answered(trx, sql`add_to_earlier(${key}, ${kind}, ${data}::jsonb, ${work}::jsonb)`);
  }

  return {
    async open(key, action, detail) {
      const found = await answered<
        (Omit<OpenedEnquiry, 'row'> & { readonly enquiry: OpenedEnquiry['row'] }) | null
      >(db, sql`open_enquiry(${key}, ${action}, ${detail})`);
      if (!found) return undefined;
      const { enquiry: row, ...rest } = found;
      return { row, ...rest };
    },
    say: (key, id, kind, words) =>
      persistently(async (trx) => {
        const json = await answered<WorkJson | null>(trx, sql`enquirer_work(${key})`);
        const now = new Date(json?.now ?? 0);
        const change = changeOf(kind, now, responseTarget);
        const { work, data } = resultOf(json, change);
        const result = await answered<'taken' | 'gone' | 'full'>(
          trx,
          sql`add_from_page(${key}, ${id}, ${kind}, ${words}, ${data}::jsonb, ${work}::jsonb)`,
        );
        if (result === 'taken' && json !== null && json.merged_into !== null)
          await addToEarlier(trx, key, kind, { ...change, of: json.enquiry_id });
        if (result === 'taken') await queue.add(trx, planMessage, [{ messageId: id }]);
        return result;
      }),
    erase: (key) =>
      persistently(async (trx) => {
        const erasureId = randomUUID();
        const erased = await answered<
          (Omit<Erasure, 'notified'> & { readonly told: readonly ChannelName[] }) | null
        >(trx, sql`erase_enquiry(${key}, ${erasureId})`);
        if (!erased) return undefined;
        await queue.add(trx, notifyErasure, [{ erasureId }]);
        const { told, ...erasure } = erased;
        return { ...erasure, notified: channelKindsOf(told) };
      }),
  };
}
