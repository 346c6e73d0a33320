import type { EnquiryRow } from '@studio/contract/desk/responses';
import { newsKinds } from '@studio/contract/desk/news';
import { currentDeadline } from '@studio/contract/desk/work';
import type { ResponseTarget } from '@studio/contract/response-target';
import type { Db } from '#database/db.ts';
import type { EnquiryWorkRow } from '#database/desk-tables.ts';
import { sql } from 'kysely';
import { by } from './event-row.ts';
import { withMerged } from './merged.ts';
import { workOfRow } from '#work/work-row.ts';

/** How much of an enquiry's text a list shows. */
const OPENING = 160;

export type ListedRow = EnquiryWorkRow & {
  readonly reference: string;
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
  readonly opening: string;
  readonly news: Pick<EnquiryRow['news'], 'kind' | 'way' | 'by'> & { readonly at: string };
  readonly waiting_reply: { readonly at: string; readonly isHeld: boolean } | null;
  readonly from_page: string;
  readonly labels: readonly string[];
  readonly now: Date;
};

/** The beginning of their last message: by mail, on their page, or in the form. */
const lastWords = sql`left(coalesce((
  select words from (
    (select m.body as words, m.at from thread_mails m where m.enquiry_id = any(${withMerged(sql`d.enquiry_id`)})
      and m.direction = 'in' and m.kind = 'message' order by m.at desc limit 1)
    union all
    (select a.body, a.received_at from enquiry_additions a where a.enquiry_id = any(${withMerged(sql`d.enquiry_id`)})
      and a.kind = 'addition' order by a.received_at desc limit 1)) as theirs
  order by at desc limit 1), l.projectdetails), ${sql.lit(OPENING)})`;

/** The last event that a list shows. */
const lastNews = sql`(
  select json_build_object('kind', e.kind, 'way', coalesce(e.data ->> 'way', 'mail'), 'at', e.at, 'by', ${by})
  from enquiry_events e left join staff s on s.id = e.staff_id
  where e.enquiry_id = d.enquiry_id and e.kind in (${sql.join(newsKinds.map((kind) => sql.lit(kind)))})
  order by e.id desc limit 1)`;

/** A held reply first, because it needs a person. */
const waitingReply = sql`(
  select json_build_object('at', w.send_at, 'isHeld', w.held_because is not null)
  from waiting_replies w where w.enquiry_id = d.enquiry_id
  order by w.held_because is null, w.send_at limit 1)`;

const labels = sql`array(
  select o.label_id from enquiry_labels o where o.enquiry_id = d.enquiry_id order by o.label_id)`;

/** The columns of list rows: `d` is a row of enquiry_work, `l` the enquiry. */
export const listedColumns = sql`d.*, l.reference, l.name, l.companyname, l.subject, l.from_page,
  ${lastWords} as opening, ${lastNews} as news, ${waitingReply} as waiting_reply, ${labels} as labels,
  now() as now`;

/** In the given order. */
export async function readListed(db: Db, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from enquiry_work d join enquiries l on l.id = d.enquiry_id
    where d.enquiry_id = any(${ids})
  `.execute(db);
  const found = new Map(rows.map((row) => [row.enquiry_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export function enquiryRow(row: ListedRow, responseTarget: ResponseTarget): EnquiryRow {
  const work = workOfRow(row);
  return {
    id: row.enquiry_id,
    ...work,
    reference: row.reference,
    receivedAt: row.received_at.toISOString(),
    stateSince: row.state_since.toISOString(),
    remindAt: row.remind_at?.toISOString() ?? null,
    waitingReply: row.waiting_reply && {
      ...row.waiting_reply,
      at: new Date(row.waiting_reply.at).toISOString(),
    },
    isOpened: row.first_opened_at !== null,
    name: row.name,
    companyname: row.companyname,
    subject: row.subject,
    opening: row.opening,
    news: { ...row.news, at: new Date(row.news.at).toISOString() },
    page: row.from_page,
    country: row.country,
    labels: row.labels,
    clock: responseTarget.read(currentDeadline(work, row.received_at), row.now),
  };
}
