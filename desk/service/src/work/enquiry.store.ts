import type { EnquiryWhole, NoteSeen, Relative } from '@old/contract/desk/answers';
import type { Promises } from '@old/contract/promise';
import { leadOf, originOf } from '@studio/intake/leads/lead.store.ts';
import { companyDomain } from '@studio/intake/leads/sameness.ts';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql } from 'kysely';
import { tellDesk } from '@studio/intake/leads/change-work.store.ts';
import { readDrafts } from './draft.store.ts';
import { enquiryRow, readListed, type ListedRow } from './enquiry-row.ts';
import { by, readEvents } from './event-row.ts';
import { readAdded, readTold } from './lead-story.store.ts';
import { readMails } from './thread.store.ts';

const RELATIVES = 20;

/** The first who opens it is noted, once. */
async function noteOpened(db: Db, leadId: string, staffId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('desk_leads')
      .set({ first_opened_at: sql<Date>`now()` })
      .where('lead_id', '=', leadId)
      .where('first_opened_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    // Their own page says so.
    await trx
      .updateTable('leads')
      .set({ first_read_at: sql<Date>`coalesce(first_read_at, now())` })
      .where('id', '=', leadId)
      .execute();
    await trx
      .insertInto('desk_events')
      .values({ lead_id: leadId, kind: 'opened', staff_id: staffId })
      // Marked as not opened meanwhile: who was the first stays said.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tellDesk(trx);
  });
}

/** For colleagues it is as if nobody had looked; that somebody read it stays on the enquirer's own page. */
export async function noteUnopened(db: Db, leadId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_leads')
    .set({ first_opened_at: null })
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function readNotes(db: Db, leadId: string): Promise<NoteSeen[]> {
  const { rows } = await sql<Omit<NoteSeen, 'writtenAt'> & { written_at: Date }>`
    select n.id, n.text, n.written_at, ${by} as by
    from desk_notes n left join staff s on s.id = n.staff_id
    where n.lead_id = ${leadId} order by n.written_at, n.id
  `.execute(db);
  return rows.map(({ written_at, ...row }) => ({ ...row, writtenAt: written_at.toISOString() }));
}

async function readRelatives(
  db: Db,
  row: ListedRow,
  of: 'person' | 'company',
): Promise<Relative[]> {
  const { rows } = await sql<Omit<Relative, 'receivedAt'> & { received_at: Date }>`
    select d.lead_id as id, l.reference, l.subject, l.name, d.state, d.received_at
    from desk_leads d join leads l on l.id = d.lead_id
    where ${sql.ref(`d.${of}`)} = ${row[of]} and d.lead_id <> ${row.lead_id}
      and ${of === 'company' ? sql`d.person <> ${row.person}` : sql`true`}
    order by d.received_at desc limit ${RELATIVES}
  `.execute(db);
  return rows.map(({ received_at, ...one }) => ({ ...one, receivedAt: received_at.toISOString() }));
}

/** All there is about one enquiry. Whoever asks has seen it. */
export async function openEnquiry(
  db: Db,
  promised: Promises,
  leadId: string,
  staffId: string,
): Promise<EnquiryWhole | undefined> {
  const [before] = await readListed(db, [leadId]);
  if (!before) return undefined;
  const isNew = before.first_opened_at === null;
  if (isNew) await noteOpened(db, leadId, staffId);
  // Opening it is an event of its own, which is shown at once.
  const [listed] = isNew ? await readListed(db, [leadId]) : [before];
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!listed || !lead) return undefined;
  // One after the other on one connection: at once they would take nine of ten from everybody else.
  const parts = await db.connection().execute(async (one) => ({
    events: await readEvents(one, leadId),
    mails: await readMails(one, leadId),
    drafts: await readDrafts(one, leadId, staffId),
    notes: await readNotes(one, leadId),
    added: await readAdded(one, leadId),
    told: await readTold(one, leadId),
    samePerson: await readRelatives(one, listed, 'person'),
    sameCompany: await readRelatives(one, listed, 'company'),
  }));
  return {
    ...enquiryRow(listed, promised),
    lead: leadOf(lead),
    origin: originOf(lead),
    domain: companyDomain(lead.email) ?? '',
    sheet: lead.sheet,
    keptUntil: lead.purge_after.toISOString(),
    ...parts,
  };
}
