import { applyEvent, type Change, type Command, type Work } from '@studio/contract/desk/work';
import { whyNot, clampCommand } from '@studio/contract/desk/work-rules';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { DESK_CHANNEL, type EnquiryWorkRow } from '#database/desk-tables.ts';
import { rowOfWork, workOfRow } from './work-row.ts';

export type Outcome =
  | { readonly kind: 'changed'; readonly now: Work }
  /** A colleague was faster, or the rules forbid it; the current state comes with the sentence. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly now: Work }
  | { readonly kind: 'missing' };

export interface WorkChange {
  readonly enquiryId: string;
  readonly staffId: string;
  /** Theirs: the database derives from it who acts. The worker, which sends on a colleague's behalf, has none. */
  readonly sessionId?: string | undefined;
  readonly command: Command;
  /** The version that was on the screen; a claim alone, and a reply, may leave it out. */
  readonly version: number | undefined;
  /** The reply of the desk that brings it about. */
  readonly reply?: string;
}

export const VERSION_CONFLICT =
  'A colleague has changed this enquiry in the meantime. Look at it again.';

export type WorkSnapshot = EnquiryWorkRow & { readonly now: Date };

/** With the database's clock, which stamps the event as well: no server's own decides. */
export function readWorkRow(
  db: Db,
  enquiryId: string,
  lock: boolean,
): Promise<WorkSnapshot | undefined> {
  return db
    .selectFrom('enquiry_work')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .where('enquiry_id', '=', enquiryId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function notifyDesk(trx: Trx): Promise<void> {
  await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(trx);
}

/** What can be said without changing anything; nothing where the command is to be followed. */
function judge(
  row: WorkSnapshot | undefined,
  { command, version, staffId }: WorkChange,
): Outcome | undefined {
  if (!row) return { kind: 'missing' };
  const now = workOfRow(row);
  // Asked again because the first answer was lost: it is theirs, and no second event.
  if (command.kind === 'claimed' && now.ownerId === staffId) return { kind: 'changed', now };
  const isOld = version !== undefined && version !== now.version;
  const sentence = isOld ? VERSION_CONFLICT : whyNot(now, command, row.now);
  return sentence === undefined ? undefined : { kind: 'refused', sentence, now };
}

function changeOf(
  row: WorkSnapshot,
  command: Command,
  { reply }: WorkChange,
  responseTarget: ResponseTarget,
): Change {
  if (command.kind !== 'answered' && command.kind !== 'closed') return command;
  const ofReply = reply === undefined ? {} : { reply };
  if (command.kind === 'closed') return { ...command, ...ofReply };
  const workingMs = responseTarget.time.between(row.received_at, row.now);
  return { ...command, workingMs, ...ofReply };
}

interface Doing {
  readonly enquiryId: string;
  /** Null if the enquirer wrote. */
  readonly staffId: string | null;
  /** At the desk, whose role writes events by a function alone. */
  readonly sessionId?: string | undefined;
  /** Of a mail, when it was written; PostgreSQL's own moment otherwise, which has microseconds. */
  readonly at?: Date;
}

/** The event and what it amounts to, together. */
export async function appendEvent(
  trx: Trx,
  { enquiryId, staffId, sessionId, at }: Doing,
  change: Change,
  work: Work,
): Promise<void> {
  const { kind, ...data } = change;
  if (sessionId !== undefined) {
    const [said, amounts] = [JSON.stringify(data), JSON.stringify(work)];
    await sql`
      select change_work(${sessionId}, ${enquiryId}, ${kind}, ${said}::jsonb, ${amounts}::jsonb)
    `.execute(trx);
    return;
  }
  const event = {
    enquiry_id: enquiryId,
    ...(at && { at }),
    kind,
    staff_id: staffId,
    version: work.version,
    data: JSON.stringify(data),
  };
  await trx
    .with('changed', (db) =>
      db.updateTable('enquiry_work').set(rowOfWork(work)).where('enquiry_id', '=', enquiryId),
    )
    .with('event', (db) => db.insertInto('enquiry_events').values(event))
    .selectNoFrom(sql`pg_notify(${DESK_CHANNEL}, '')`.as('told'))
    .execute();
}

/** Their own page says when they were answered, and the intake tells programs that want to know. */
export async function markAnsweredForEnquirer(
  trx: Trx,
  enquiryId: string,
  at?: Date,
): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ answered_at: sql<Date>`coalesce(answered_at, ${at ?? sql`now()`})` })
    .where('id', '=', enquiryId)
    .execute();
}

/** The same inside a transaction that does more. */
export async function changeWorkInTransaction(
  trx: Trx,
  responseTarget: ResponseTarget,
  order: WorkChange,
): Promise<Outcome> {
  const row = await readWorkRow(trx, order.enquiryId, true);
  const refusal = judge(row, order);
  if (refusal || !row) return refusal ?? { kind: 'missing' };
  const work = workOfRow(row);
  const change = changeOf(row, clampCommand(work, order.command), order, responseTarget);
  const at = row.now.toISOString();
  const next = applyEvent(work, { at, staffId: order.staffId, change });
  await appendEvent(trx, order, change, next);
  return { kind: 'changed', now: next };
}

/**
 * Follows a command, or says why not. The event and what it amounts to are written together, by one at
 * a time: a caller that waits for the row sees the result of the one before.
 */
export async function changeWork(
  db: Db,
  responseTarget: ResponseTarget,
  order: WorkChange,
): Promise<Outcome> {
  // With many at once most are refused here, without waiting for the row's lock.
  const already = judge(await readWorkRow(db, order.enquiryId, false), order);
  if (already) return already;
  return db.transaction().execute((trx) => changeWorkInTransaction(trx, responseTarget, order));
}
