import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deliverMessage } from '#jobs/deliver-message.job.ts';
import { tellErasure } from '#jobs/tell-erasure.job.ts';
import { codeOf, type Db, type Trx } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import type { ChannelName, LeadRow, MessageKind } from '#platform/tables.ts';

/** Times are texts here: it comes out of the database as JSON. */
export type OpenedLead = {
  readonly [Column in keyof LeadRow]: LeadRow[Column] extends Date
    ? string
    : LeadRow[Column] extends Date | null
      ? string | null
      : LeadRow[Column];
};

export interface OpenedEnquiry {
  readonly lead: Omit<OpenedLead, 'body_hash' | 'submission_key'>;
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
  /** The channels that had carried it to somebody. */
  readonly told: readonly ChannelName[];
  /** The mail room moves the mails of it; nobody reads a mailbox otherwise. */
  readonly is_mailbox_asked: boolean;
}

/** What somebody who shows a key may do; nothing is answered where it opens nothing. */
export interface Enquirer {
  open(
    key: Buffer,
    action: 'looked' | 'exported',
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

/** By functions of migration 0013 alone: the public API's role may not look at an enquiry. */
export function enquirer(db: Db, queue: Queue): Enquirer {
  async function answered<Result>(trx: Db | Trx, call: ReturnType<typeof sql>): Promise<Result> {
    const { rows } = await sql<{ result: Result }>`select ${call} as result`.execute(trx);
    return rows[0]?.result as Result;
  }

  /** Whoever sends a mail of the same enquiry at the same moment may be in the way once. */
  async function persistently<Result>(act: (trx: Trx) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute(act);
      } catch (error) {
        if (codeOf(error) !== DEADLOCK || tries === TRIES) throw error;
      }
    }
  }

  return {
    async open(key, action, detail) {
      const found = await answered<OpenedEnquiry | null>(
        db,
        sql`open_enquiry(${key}, ${action}, ${detail})`,
      );
      return found ?? undefined;
    },
    say: (key, id, kind, words) =>
      persistently(async (trx) => {
        const result = await answered<'taken' | 'gone' | 'full'>(
          trx,
          sql`add_to_enquiry(${key}, ${id}, ${kind}, ${words})`,
        );
        if (result === 'taken') await queue.add(trx, deliverMessage, [{ messageId: id }]);
        return result;
      }),
    erase: (key) =>
      persistently(async (trx) => {
        const erasureId = randomUUID();
        const erased = await answered<Erasure | null>(
          trx,
          sql`erase_enquiry(${key}, ${erasureId})`,
        );
        if (!erased) return undefined;
        await queue.add(trx, tellErasure, [{ erasureId }]);
        return erased;
      }),
  };
}
