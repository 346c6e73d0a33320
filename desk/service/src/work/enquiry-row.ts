import type { EnquiryRow } from '@old/contract/desk/answers';
import { awaitingOf } from '@old/contract/desk/work';
import type { Promises } from '@old/contract/promise';
import type { Db } from '@studio/intake/platform/db.ts';
import type { DeskLeadRow } from '@studio/intake/platform/desk-tables.ts';
import { sql } from 'kysely';
import { workOfRow } from '@studio/intake/leads/work-row.ts';

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

/** What lists show: `d` is an enquiry's row at the desk, `l` the enquiry. */
export const listedColumns = sql`d.*, l.reference, l.name, l.companyname, l.subject, l.from_page,
  left(l.projectdetails, ${sql.lit(OPENING)}) as opening, now() as now`;

/** In the order asked for. */
export async function readListed(db: Db, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from desk_leads d join leads l on l.id = d.lead_id
    where d.lead_id = any(${ids})
  `.execute(db);
  const found = new Map(rows.map((row) => [row.lead_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export function enquiryRow(row: ListedRow, promised: Promises): EnquiryRow {
  const work = workOfRow(row);
  return {
    id: row.lead_id,
    ...work,
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    isOpened: row.first_opened_at !== null,
    name: row.name,
    companyname: row.companyname,
    subject: row.subject,
    opening: row.opening,
    page: row.from_page,
    country: row.country,
    clock: promised.read(awaitingOf(work, row.received_at), row.now),
  };
}
