import type { Change, Work, WorkEvent } from '@studio/contract/desk/work';
import { inOrder, joiningOf, whyNotMerged } from '@studio/contract/desk/merging';
import { applyEvent } from '@studio/contract/desk/work';
import { replay } from '@studio/contract/desk/replay';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { VERSION_CONFLICT, readWorkRow, type WorkSnapshot } from './change-work.store.ts';
import { readChanges } from './event-row.ts';
import { workOfRow } from './work-row.ts';

interface Actor {
  readonly staffId: string;
  readonly sessionId: string;
}

export interface MergeOrder extends Actor {
  readonly enquiryId: string;
  /** Its version on the screen. */
  readonly version: number;
  readonly with: string;
}

export type MergeOutcome =
  | { readonly kind: 'done'; readonly id: string; readonly into: string }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'missing' };

interface Facts {
  readonly reference: string;
  readonly email: string;
  readonly hasMerged: boolean;
  readonly hasWaitingReply: boolean;
}

const refused = (sentence: string): MergeOutcome => ({ kind: 'refused', sentence });

/** Serialized: two people who merge the same enquiries in opposite order would deadlock. */
const lockMerging = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('merging'))`.execute(trx);

async function factsOf(trx: Trx, row: WorkSnapshot): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select l.reference, lower(l.email) as email,
      exists (select from enquiry_work d where d.merged_into = l.id) as "hasMerged",
      exists (select from waiting_replies w where w.enquiry_id = l.id) as "hasWaitingReply"
    from enquiries l where l.id = ${row.enquiry_id}
  `.execute(trx);
  const [facts] = rows;
  if (!facts) throw new Error('An enquiry at the desk has no row in enquiries.');
  return facts;
}

const cameOf = (row: WorkSnapshot) => ({
  id: row.enquiry_id,
  receivedAt: row.received_at.toISOString(),
  row,
});

/** The events and the work of both, written by a function of the database. */
async function write(
  trx: Trx,
  doing: 'merge_enquiries' | 'unmerge_enquiries',
  sessionId: string,
  later: { readonly row: WorkSnapshot; readonly change: Change; readonly work: Work },
  earlier: typeof later,
): Promise<MergeOutcome> {
  const dataOf = ({ kind: _kind, ...data }: Change): string => JSON.stringify(data);
  await sql`
    select ${sql.ref(doing)}(${sessionId}, ${later.row.enquiry_id}, ${earlier.row.enquiry_id},
      ${dataOf(later.change)}::jsonb, ${JSON.stringify(later.work)}::jsonb,
      ${dataOf(earlier.change)}::jsonb, ${JSON.stringify(earlier.work)}::jsonb)
  `.execute(trx);
  return { kind: 'done', id: later.row.enquiry_id, into: earlier.row.enquiry_id };
}

/** Merges two enquiries of one person: the later one into the earlier one. */
export async function merge(db: Db, order: MergeOrder): Promise<MergeOutcome> {
  const { enquiryId, version, staffId, sessionId } = order;
  if (order.with === enquiryId) return refused('An enquiry cannot be merged into itself.');
  return db.transaction().execute(async (trx) => {
    await lockMerging(trx);
    const came = [];
    for (const id of [enquiryId, order.with]) {
      const row = await readWorkRow(trx, id, false);
      if (!row) return { kind: 'missing' };
      came.push(cameOf(row));
    }
    const [one, two] = came;
    if (!one || !two) return { kind: 'missing' };
    const { later, earlier } = inOrder(one, two);
    // Locks the later one first, in the same order as an arriving mail does.
    const second = await readWorkRow(trx, later.id, true);
    const first = await readWorkRow(trx, earlier.id, true);
    if (!second || !first) return { kind: 'missing' };
    const [secondFacts, firstFacts] = [await factsOf(trx, second), await factsOf(trx, first)];
    const [secondWork, firstWork] = [workOfRow(second), workOfRow(first)];
    const sentence = whyNotMerged(
      { ...firstFacts, work: firstWork },
      { ...secondFacts, work: secondWork },
    );
    if (sentence !== undefined) return refused(sentence);
    if (secondFacts.email !== firstFacts.email)
      return refused('Only enquiries from the same address can be merged.');
    const seen = second.enquiry_id === enquiryId ? second : first;
    if (seen.version !== version) return refused(VERSION_CONFLICT);
    const merged: Change = {
      kind: 'merged',
      other: first.enquiry_id,
      reference: firstFacts.reference,
    };
    const joined: Change = {
      kind: 'joined',
      other: second.enquiry_id,
      reference: secondFacts.reference,
      ...joiningOf(secondWork, second.received_at.toISOString()),
    };
    const at = second.now.toISOString();
    const after = (work: Work, change: Change) => applyEvent(work, { at, staffId, change });
    return write(
      trx,
      'merge_enquiries',
      sessionId,
      { row: second, change: merged, work: after(secondWork, merged) },
      { row: first, change: joined, work: after(firstWork, joined) },
    );
  });
}

/** Without the merge, each state is computed from its own events. Reading is not among the events that count. */
async function without(trx: Trx, row: WorkSnapshot, event: WorkEvent): Promise<Work> {
  const events = await readChanges(trx, row.enquiry_id);
  const { unreadSince } = applyEvent({ ...workOfRow(row), mergedInto: null }, event);
  return { ...replay([...events, event]), version: row.version + 1, unreadSince };
}

/** Undoes a merge, given the enquiry that was merged. */
export async function unmerge(
  db: Db,
  enquiryId: string,
  { staffId, sessionId }: Actor,
): Promise<MergeOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockMerging(trx);
    const second = await readWorkRow(trx, enquiryId, true);
    if (!second) return { kind: 'missing' };
    if (second.merged_into === null) return refused('This enquiry is not merged into another one.');
    const first = await readWorkRow(trx, second.merged_into, true);
    if (!first) return { kind: 'missing' };
    const at = second.now.toISOString();
    const undoing = async (row: WorkSnapshot, other: WorkSnapshot) => {
      const { reference } = await factsOf(trx, other);
      const change = { kind: 'unmerged', other: other.enquiry_id, reference } as const;
      return { row, change, work: await without(trx, row, { at, staffId, change }) };
    };
    return write(
      trx,
      'unmerge_enquiries',
      sessionId,
      await undoing(second, first),
      await undoing(first, second),
    );
  });
}
