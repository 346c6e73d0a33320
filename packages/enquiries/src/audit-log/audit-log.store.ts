import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { personKey, staffKey } from '#audit-log/person-key.ts';
import type { AuditAction, AuditActor } from '#database/tables.ts';
import { FIRST_PREVIOUS, auditHash, type AuditRow } from './audit-hash.ts';

/** An enquiry that was read or changed. */
export interface Touched {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
}

export interface AuditLog {
  /** Call it last in a transaction: until the transaction ends, every other writer waits. */
  record(
    trx: Db | Trx,
    action: AuditAction,
    detail: string,
    touched: readonly Touched[],
  ): Promise<void>;
  /** For an action on everything about one person. Adds an entry even if the person has no enquiry. */
  recordPerson(
    trx: Db | Trx,
    action: AuditAction,
    detail: string,
    email: string,
    touched: readonly Touched[],
  ): Promise<void>;
  /** One entry for many enquiries, with their number only. */
  recordMany(trx: Db | Trx, action: AuditAction, detail: string, count: number): Promise<void>;
}

/** For more than this, one entry with the number is enough. */
const SINGLY = 1_000;

const manyOf = (detail: string, count: number): string => `${detail} (${count} enquiries)`;

/** Wraps the columns of an entry in the database function for the actor. */
type Adding = (entry: RawBuilder<unknown>) => RawBuilder<unknown>;

function auditLogWith(secret: string, add: Adding): AuditLog {
  const recordMany: AuditLog['recordMany'] = async (trx, action, detail, count) => {
    const many = manyOf(detail, count);
    await sql`select ${add(sql`${action}, ${many}, null, null, null`)}`.execute(trx);
  };
  const record: AuditLog['record'] = async (trx, action, detail, touched) => {
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
      select ${add(sql`${action}, ${detail}, id, reference, decode(person, 'hex')`)}
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as touched (
        id uuid, reference text, person text)
    `.execute(trx);
  };
  return {
    recordMany,
    record,
    async recordPerson(trx, action, detail, email, touched) {
      if (touched.length > 0 && touched.length <= SINGLY) {
        await record(trx, action, detail, touched);
        return;
      }
      const said = touched.length === 0 ? detail : manyOf(detail, touched.length);
      const person = personKey(secret, email);
      await sql`select ${add(sql`${action}, ${said}, null, null, ${person}`)}`.execute(trx);
    },
  };
}

/** `account` is stored as a keyed hash; a process has none. */
export function auditLogFor(
  secret: string,
  actor: Exclude<AuditActor, 'desk'>,
  account?: string,
): AuditLog {
  const who = account === undefined ? null : staffKey(secret, account);
  return auditLogWith(secret, (entry) => sql`append_audit_entry(${actor}, ${who}, ${entry})`);
}

/** For a person at the desk, whom the database derives from the session. */
export const staffAuditLog = (secret: string, sessionId: string): AuditLog =>
  auditLogWith(secret, (entry) => sql`append_staff_audit_entry(${sessionId}, ${entry})`);

/** A person at the desk was shown a list of enquiries. */
export interface PageView {
  readonly sessionId: string;
  readonly detail: string;
  readonly count: number;
}

/** Adds all entries in one statement, so that the next writer waits only once. */
export async function recordPageViews(db: Db, views: readonly PageView[]): Promise<void> {
  const rows = views.map(({ sessionId, detail, count }) => ({
    session: sessionId,
    detail: manyOf(detail, count),
  }));
  await sql`select append_page_views(${JSON.stringify(rows)}::jsonb)`.execute(db);
}

export interface AuditLogHead {
  readonly seq: string;
  readonly hash: Buffer;
}

/** Recorded outside the database, it reveals even an audit log that was rewritten from its first entry. */
export async function readHead(db: Db): Promise<AuditLogHead | undefined> {
  return db
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const headText = ({ seq, hash }: AuditLogHead): string => `${seq}:${hash.toString('hex')}`;

const AT_ONCE = 10_000;

/** All entries in order, read in portions. */
export async function* readAuditLog(db: Db): AsyncGenerator<AuditRow> {
  for (let after = '0'; ;) {
    const { rows } = await sql<AuditRow>`
      select *, (extract(epoch from at) * 1000000)::bigint as micros from audit_log
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
  readonly head: AuditLogHead | undefined;
  /** The first problem found. */
  readonly fault: string | undefined;
}

/** Checks the hash chain from its beginning; `noted` is a head that was recorded earlier. */
export async function verifyAuditLog(db: Db, noted?: string): Promise<Checked> {
  let head: AuditLogHead | undefined;
  let entries = 0;
  let seen = noted === undefined;
  const fault = (sentence: string): Checked => ({ entries, head, fault: sentence });
  for await (const row of readAuditLog(db)) {
    const before = head?.hash ?? FIRST_PREVIOUS;
    if (row.seq !== String(entries + 1)) return fault(`Entry ${entries + 1} is missing.`);
    if (!row.previous.equals(before) || !row.hash.equals(auditHash(row, before))) {
      return fault(`Entry ${row.seq} was changed: it does not follow from the one before it.`);
    }
    head = { seq: row.seq, hash: row.hash };
    entries += 1;
    seen ||= headText(head) === noted;
  }
  return seen
    ? { entries, head, fault: undefined }
    : fault(`The head ${noted ?? ''} is not in it: entries were removed, or all were rewritten.`);
}

/** The audit log of the person with this session. */
export type StaffAuditLog = (sessionId: string) => AuditLog;
