import { applyEvent, type Change, type Command, type Work } from '@studio/contract/desk/work';
import { whyNot, clampCommand } from '@studio/contract/desk/work-rules';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { DESK_CHANNEL, type EnquiryWorkRow } from '#database/desk-tables.ts';
import { rowOfWork, workOfRow } from './work-row.ts';

export type Outcome =
  | { readonly kind: 'changed'; readonly now: Work }
  /** A colleague was faster, or the rules forbid it; includes the current state. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly now: Work }
  | { readonly kind: 'missing' };

export interface WorkChange {
  readonly enquiryId: string;
  readonly staffId: string;
  /** The database derives the person from it. The worker, which sends on a colleague's behalf, has none. */
  readonly sessionId?: string | undefined;
  readonly command: Command;
  /** The version on the screen; only a claim and a reply may omit it. */
  readonly version: number | undefined;
  /** The reply that causes the change. */
  readonly reply?: string;
}

export const VERSION_CONFLICT =
  'A colleague has changed this enquiry in the meantime. Look at it again.';

export type WorkSnapshot = EnquiryWorkRow & { readonly now: Date };

/** Includes the database's time, which also stamps the event: no server's clock decides. */
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

/** The outcome if nothing is to change; undefined if the command is to be applied. */
function judge(
  row: WorkSnapshot | undefined,
  { command, version, staffId }: WorkChange,
): Outcome | undefined {
  if (!row) return { kind: 'missing' };
  const now = workOfRow(row);
  // A retry because the response was lost: it is theirs already, so there is no second event.
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
  /** Null if the enquirer acted. */
  readonly staffId: string | null;
  /** Set at the desk, whose role writes events only through a function. */
  readonly sessionId?: string | undefined;
  /** When a mail was written; otherwise PostgreSQL's time, which has microseconds. */
  readonly at?: Date;
}

/** Stores an event and the work after it. */
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
    .selectNoFrom(sql`pg_notify(${DESK_CHANNEL}, '')`.as('notified'))
    .execute();
}

/** For their own page, which says when they were answered, and for the webhooks that announce it. */
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

/** Like changeWork, but runs inside the caller's transaction. */
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
 * Applies a command, or says why not. The event and the work after it are written together, by one caller at a time:
 * a caller that waits for the row sees the result of the one before.
 */
export async function changeWork(
  db: Db,
  responseTarget: ResponseTarget,
  order: WorkChange,
): Promise<Outcome> {
  // With many concurrent requests most are refused here, without waiting for the row's lock.
  const already = judge(await readWorkRow(db, order.enquiryId, false), order);
  if (already) return already;
  return db.transaction().execute((trx) => changeWorkInTransaction(trx, responseTarget, order));
}
