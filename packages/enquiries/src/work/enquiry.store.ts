import type {
  EnquiryDetail,
  MergedPart,
  NoteView,
  RelatedEnquiry,
} from '@studio/contract/desk/responses';
import { isUnread } from '@studio/contract/desk/work';
import type { ResponseTarget } from '@studio/contract/response-target';
import { enquiryOf, originOf } from '#submission/submission.store.ts';
import { shownPhone } from '#submission/phones.ts';
import { companyDomain } from '#submission/same-person.ts';
import type { Db } from '#database/db.ts';
import type { StoredEnquiry } from '#database/tables.ts';
import { sql } from 'kysely';
import { notifyChange } from '#live/writer.store.ts';
import { readDrafts } from '#replies/draft.store.ts';
import { readWaitingReplies } from '#replies/waiting-reply.store.ts';
import { enquiryRow, readListed, type ListedRow } from './enquiry-row.ts';
import { by, readEvents } from './event-row.ts';
import { readAdditions, readNotifications } from './enquiry-history.store.ts';
import { readMails } from './thread.store.ts';
import { workOfRow } from './work-row.ts';

const RELATIVES = 20;

/** Records the first opening, and that its owner (without one: anyone) has read it. */
async function noteOpened(db: Db, enquiryId: string, sessionId: string): Promise<void> {
  await sql`select mark_opened(${sessionId}, ${enquiryId})`.execute(db);
}

/** Unread again for colleagues; the enquirer's own page still says that it was opened. */
export async function markUnread(db: Db, enquiryId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry_work')
    .set({ first_opened_at: null, unread_since: sql<Date>`now()` })
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await notifyChange(db, 'unread', enquiryId);
  return true;
}

async function readNotes(db: Db, enquiryId: string): Promise<NoteView[]> {
  const { rows } = await sql<Omit<NoteView, 'writtenAt'> & { written_at: Date }>`
    select n.id, n.text, n.written_at, ${by} as by
    from enquiry_notes n left join staff s on s.id = n.staff_id
    where n.enquiry_id = ${enquiryId} order by n.written_at, n.id
  `.execute(db);
  return rows.map(({ written_at, ...row }) => ({ ...row, writtenAt: written_at.toISOString() }));
}

async function readRelatives(
  db: Db,
  row: ListedRow,
  of: 'person' | 'company',
): Promise<RelatedEnquiry[]> {
  const { rows } = await sql<Omit<RelatedEnquiry, 'receivedAt'> & { received_at: Date }>`
    select d.enquiry_id as id, l.reference, l.subject, l.name, d.state, d.received_at, d.merged_into as "mergedInto"
    from enquiry_work d join enquiries l on l.id = d.enquiry_id
    where ${sql.ref(`d.${of}_hash`)} = ${row[`${of}_hash`]} and d.enquiry_id <> ${row.enquiry_id}
      and ${of === 'company' ? sql`d.person_hash <> ${row.person_hash}` : sql`true`}
    order by d.received_at desc limit ${RELATIVES}
  `.execute(db);
  return rows.map(({ received_at, ...one }) => ({ ...one, receivedAt: received_at.toISOString() }));
}

/** The thread of one enquiry. Queries run one after another on the given connection. */
const readThread = async (one: Db, row: StoredEnquiry) => ({
  fields: enquiryOf(row),
  origin: originOf(row),
  events: await readEvents(one, row.id),
  mails: await readMails(one, row.id),
  notes: await readNotes(one, row.id),
  added: await readAdditions(one, row.id),
  notifications: await readNotifications(one, row.id),
});

async function readMerged(one: Db, enquiryId: string): Promise<MergedPart[]> {
  const { rows } = await sql<StoredEnquiry>`
    select l.* from enquiry_work d join enquiries l on l.id = d.enquiry_id
    where d.merged_into = ${enquiryId} order by d.received_at, d.enquiry_id
  `.execute(one);
  const parts: MergedPart[] = [];
  for (const row of rows) {
    const { id, reference, received_at: at } = row;
    parts.push({ id, reference, receivedAt: at.toISOString(), ...(await readThread(one, row)) });
  }
  return parts;
}

interface Opener {
  readonly staffId: string;
  readonly sessionId: string;
  /** Whether the user chose to open it. */
  readonly isAsked: boolean;
}

/** Everything about one enquiry. Reading it marks it as seen by the user. */
export async function openEnquiry(
  db: Db,
  responseTarget: ResponseTarget,
  enquiryId: string,
  { staffId, sessionId, isAsked }: Opener,
): Promise<EnquiryDetail | undefined> {
  const [before] = await readListed(db, [enquiryId]);
  if (!before) return undefined;
  const isNews = isUnread(workOfRow(before), staffId);
  const isNew = isAsked && (before.first_opened_at === null || isNews);
  if (isNew) await noteOpened(db, enquiryId, sessionId);
  // Opening it is an event, which the response must include.
  const [listed] = isNew ? await readListed(db, [enquiryId]) : [before];
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!listed || !row) return undefined;
  // Queries run one after another on one connection: in parallel they would take nine of the ten connections.
  const parts = await db.connection().execute(async (one) => ({
    ...(await readThread(one, row)),
    merged: await readMerged(one, enquiryId),
    waitingReplies: await readWaitingReplies(one, enquiryId),
    drafts: await readDrafts(one, enquiryId, staffId),
    samePerson: await readRelatives(one, listed, 'person'),
    sameCompany: await readRelatives(one, listed, 'company'),
  }));
  return {
    ...enquiryRow(listed, responseTarget),
    phone: shownPhone(row.phonenumber),
    domain: companyDomain(row.email) ?? '',
    newSince: isNews ? (before.unread_since?.toISOString() ?? null) : null,
    sheet: row.sheet,
    keptUntil: row.purge_after.toISOString(),
    ...parts,
  };
}
