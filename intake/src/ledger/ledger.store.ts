import { sql } from 'kysely';
import type { Db, Trx } from '#platform/db.ts';
import { personKey, staffKey } from '#platform/person-key.ts';
import type { LedgerAction, LedgerActor } from '#platform/tables.ts';
import { FIRST_PREVIOUS, ledgerHash, type LedgerRow } from './ledger-hash.ts';

/** What the ledger needs to know of an enquiry that somebody touched. */
export interface Touched {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
}

export interface Ledger {
  /** Last in its transaction: from here on every other writer waits for it to end. */
  record(
    trx: Db | Trx,
    action: LedgerAction,
    detail: string,
    touched: readonly Touched[],
  ): Promise<void>;
  /** One entry for many at once, who are not told by name. */
  recordMany(trx: Db | Trx, action: LedgerAction, detail: string, count: number): Promise<void>;
}

/** Beyond it one entry tells how many there were: who exports everybody need not be told by name. */
const SINGLY = 1_000;

const manyOf = (detail: string, count: number): string => `${detail} (${count} enquiries)`;

/** `account` is kept as a keyed hash; a machine has none. */
export function ledgerOf(secret: string, actor: LedgerActor, account?: string): Ledger {
  const who = account === undefined ? null : staffKey(secret, account);
  const recordMany: Ledger['recordMany'] = async (trx, action, detail, count) => {
    const many = manyOf(detail, count);
    await sql`select add_to_ledger(${actor}, ${who}, ${action}, ${many}, null, null, null)`.execute(
      trx,
    );
  };
  return {
    recordMany,
    async record(trx, action, detail, touched) {
      if (touched.length > SINGLY) {
        await recordMany(trx, action, detail, touched.length);
        return;
      }
      const rows = touched.map(({ id, reference, email }) => ({
        id,
        reference,
        person: personKey(secret, email).toString('hex'),
      }));
      await sql`
        select add_to_ledger(${actor}, ${who}, ${action}, ${detail}, id, reference, decode(person, 'hex'))
        from json_to_recordset(${JSON.stringify(rows)}::text::json) as touched (
          id uuid, reference text, person text)
      `.execute(trx);
    },
  };
}

/** Somebody at the desk was shown many at once. */
export interface PageView {
  readonly account: string;
  readonly detail: string;
  readonly count: number;
}

/** An entry for each of them, in one statement: the next writer waits for all, and once. */
export async function recordPageViews(
  db: Db,
  secret: string,
  views: readonly PageView[],
): Promise<void> {
  const rows = views.map(({ account, detail, count }) => ({
    who: staffKey(secret, account).toString('hex'),
    detail: manyOf(detail, count),
  }));
  await sql`
    select add_to_ledger('desk', decode(who, 'hex'), 'looked', detail, null, null, null)
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as viewed (who text, detail text)
  `.execute(db);
}

export interface LedgerHead {
  readonly seq: string;
  readonly hash: Buffer;
}

/** Written down elsewhere, it shows even a ledger that was written anew from its first entry. */
export async function readHead(db: Db): Promise<LedgerHead | undefined> {
  return db
    .selectFrom('ledger')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const headText = ({ seq, hash }: LedgerHead): string => `${seq}:${hash.toString('hex')}`;

const AT_ONCE = 10_000;

/** All entries in their order, a portion at a time. */
export async function* readLedger(db: Db): AsyncGenerator<LedgerRow> {
  for (let after = '0'; ;) {
    const { rows } = await sql<LedgerRow>`
      select *, (extract(epoch from at) * 1000000)::bigint as micros from ledger
      where seq > ${after} order by seq limit ${AT_ONCE}
    `.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

export interface Checked {
  readonly entries: number;
  readonly head: LedgerHead | undefined;
  /** The first thing that is wrong. */
  readonly fault: string | undefined;
}

/** Follows the chain from its beginning; `noted` is a head that was written down earlier. */
export async function checkLedger(db: Db, noted?: string): Promise<Checked> {
  let head: LedgerHead | undefined;
  let entries = 0;
  let seen = noted === undefined;
  const fault = (sentence: string): Checked => ({ entries, head, fault: sentence });
  for await (const row of readLedger(db)) {
    const before = head?.hash ?? FIRST_PREVIOUS;
    if (row.seq !== String(entries + 1)) return fault(`Entry ${entries + 1} is missing.`);
    if (!row.previous.equals(before) || !row.hash.equals(ledgerHash(row, before))) {
      return fault(`Entry ${row.seq} was changed: it does not follow from the one before it.`);
    }
    head = { seq: row.seq, hash: row.hash };
    entries += 1;
    seen ||= headText(head) === noted;
  }
  return seen
    ? { entries, head, fault: undefined }
    : fault(
        `The head ${noted ?? ''} is not in it: entries were cut off, or all were written anew.`,
      );
}
