import {
  afterEvent,
  type AnswerWay,
  type Change,
  type Command,
  type Work,
} from '@studio/contract/desk/work';
import { whyNot, within } from '@studio/contract/desk/work-rules';
import type { Promises } from '@studio/contract/promise';
import { sql } from 'kysely';
import type { Db, Trx } from '#platform/db.ts';
import { DESK_CHANNEL, type DeskLeadRow } from '#platform/desk-tables.ts';
import { rowOfWork, workOfRow } from './work-row.ts';

export type Outcome =
  | { readonly kind: 'changed'; readonly now: Work }
  /** Somebody was faster, or the rules forbid it; what is true comes with the sentence. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly now: Work }
  | { readonly kind: 'missing' };

export interface Order {
  readonly leadId: string;
  readonly staffId: string;
  readonly command: Command;
  /** The version that was on the screen; a claim alone may leave it out. */
  readonly version: number | undefined;
}

const OVERTAKEN = 'Somebody has changed this enquiry meanwhile. Look at it again.';

type Seen = DeskLeadRow & { readonly now: Date };

/** With the database's clock, which stamps the event as well: no server's own decides. */
function readRow(db: Db, leadId: string, lock: boolean): Promise<Seen | undefined> {
  return db
    .selectFrom('desk_leads')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .where('lead_id', '=', leadId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function tellDesk(trx: Trx): Promise<void> {
  await sql`select pg_notify(${DESK_CHANNEL}, '')`.execute(trx);
}

/** What can be said without changing anything; nothing where the command is to be followed. */
function judge(row: Seen | undefined, { command, version, staffId }: Order): Outcome | undefined {
  if (!row) return { kind: 'missing' };
  const now = workOfRow(row);
  // Asked again because the first answer was lost: it is theirs, and no second event.
  if (command.kind === 'claimed' && now.ownerId === staffId) return { kind: 'changed', now };
  const isOld = version !== undefined && version !== now.version;
  const sentence = isOld ? OVERTAKEN : whyNot(now, command, row.now);
  return sentence === undefined ? undefined : { kind: 'refused', sentence, now };
}

/** Their own page says when they were answered, and the intake tells programs that want to know. */
async function tellEnquirer(trx: Trx, leadId: string, at: Date): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ answered_at: sql<Date>`coalesce(answered_at, ${at})` })
    .where('id', '=', leadId)
    .execute();
}

interface Happening {
  readonly staffId: string | null;
  readonly at: Date;
  readonly change: Change;
}

/** Writes the event and what it amounts to, for whoever holds the row. */
async function record(trx: Trx, row: Seen, { staffId, at, change }: Happening): Promise<Work> {
  const work = afterEvent(workOfRow(row), { at: at.toISOString(), staffId, change });
  const { kind, ...data } = change;
  const event = {
    lead_id: row.lead_id,
    // PostgreSQL's own moment has microseconds; only a mail has another.
    ...(at !== row.now && { at }),
    kind,
    staff_id: staffId,
    version: work.version,
    data: JSON.stringify(data),
  };
  await trx
    .with('changed', (db) =>
      db.updateTable('desk_leads').set(rowOfWork(work)).where('lead_id', '=', row.lead_id),
    )
    .with('event', (db) => db.insertInto('desk_events').values(event))
    .selectNoFrom(sql`pg_notify(${DESK_CHANNEL}, '')`.as('told'))
    .execute();
  if (kind === 'answered') await tellEnquirer(trx, row.lead_id, at);
  return work;
}

function changeOf(row: Seen, command: Command, promised: Promises, at: Date): Change {
  if (command.kind !== 'answered') return command;
  return { ...command, workingMs: promised.time.between(row.received_at, at) };
}

/** As `changeWork`, for whoever writes something else in the same transaction. */
export async function changeWorkIn(trx: Trx, promised: Promises, order: Order): Promise<Outcome> {
  const row = await readRow(trx, order.leadId, true);
  const refusal = judge(row, order);
  if (refusal || !row) return refusal ?? { kind: 'missing' };
  const change = changeOf(row, within(workOfRow(row), order.command), promised, row.now);
  const now = await record(trx, row, { staffId: order.staffId, at: row.now, change });
  return { kind: 'changed', now };
}

/**
 * Follows a command, or says why not. The event and what it amounts to are written together, by one at
 * a time: whoever waits for the row sees what the one before made of it.
 */
export async function changeWork(db: Db, promised: Promises, order: Order): Promise<Outcome> {
  // In a crowd most are refused here, and keep nobody waiting.
  const already = judge(await readRow(db, order.leadId, false), order);
  if (already) return already;
  return db.transaction().execute((trx) => changeWorkIn(trx, promised, order));
}

export interface Mailed {
  readonly leadId: string;
  /** When the mail was written, by our mail server's clock. */
  readonly at: Date;
}

/** Never before the enquiry, and never in the future: a mail server's clock is not PostgreSQL's. */
const bounded = (row: Seen, at: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), row.received_at.getTime()), row.now.getTime()));

/** Somebody of ours answered outside the desk. What is closed stays closed. */
export async function noteAnswered(
  trx: Trx,
  promised: Promises,
  mail: Mailed & { readonly staffId: string | null; readonly by: AnswerWay },
): Promise<void> {
  const row = await readRow(trx, mail.leadId, true);
  const command: Command = { kind: 'answered', by: mail.by, then: 'waiting' };
  if (!row || whyNot(workOfRow(row), command, row.now) !== undefined) return;
  const at = bounded(row, mail.at);
  const change = changeOf(row, command, promised, at);
  await record(trx, row, { staffId: mail.staffId, at, change });
}

/** They wrote: it is ours to answer again, with a promise of its own. */
export async function noteTheyWrote(trx: Trx, promised: Promises, mail: Mailed): Promise<void> {
  const row = await readRow(trx, mail.leadId, true);
  if (!row) return;
  const at = bounded(row, mail.at);
  const { warnAt, dueAt } = promised.promisedAt(at);
  const change: Change = {
    kind: 'they-wrote',
    warnAt: warnAt.toISOString(),
    dueAt: dueAt.toISOString(),
  };
  await record(trx, row, { staffId: null, at, change });
}
