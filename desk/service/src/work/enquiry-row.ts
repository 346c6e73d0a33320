import type { EnquiryRow } from '@studio/contract/desk/answers';
import type { Promises } from '@studio/contract/promise';
import type { Db } from '@studio/intake/platform/db.ts';
import type { DeskLeadRow } from '@studio/intake/platform/desk-tables.ts';
import { sql } from 'kysely';
import { workOfRow } from './work-row.ts';

/** The first words of an enquiry that a list shows. */
const OPENING = 160;

export type ListedRow = DeskLeadRow & {
  readonly reference: string;
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
  readonly opening: string;
  readonly from_page: string;
  readonly now: Date;
};

/** What lists show of these enquiries. The order is the caller's. */
export async function readListed(db: Db, ids: readonly string[]): Promise<Map<string, ListedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('desk_leads')
    .innerJoin('leads', 'leads.id', 'desk_leads.lead_id')
    .selectAll('desk_leads')
    .select(['reference', 'name', 'companyname', 'subject', 'from_page'])
    .select(sql<string>`left(projectdetails, ${OPENING})`.as('opening'))
    .select(sql<Date>`now()`.as('now'))
    .where('lead_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.lead_id, row]));
}

export function enquiryRow(row: ListedRow, promised: Promises): EnquiryRow {
  return {
    id: row.lead_id,
    ...workOfRow(row),
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    isOpened: row.first_opened_at !== null,
    name: row.name,
    companyname: row.companyname,
    subject: row.subject,
    opening: row.opening,
    page: row.from_page,
    country: row.country,
    clock: promised.read(
      { receivedAt: row.received_at, dueAt: row.due_at, answeredAt: row.first_answered_at },
      row.now,
    ),
  };
}
