import type { Page } from '@old/contract/desk/answers';
import type { QueueName } from '@old/contract/desk/requests.schema';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql, type RawBuilder } from 'kysely';
import { microseconds, momentOf, writeCursor, type Cursor } from './cursor.ts';
import { listedColumns, type ListedRow } from './enquiry-row.ts';

export const PAGE = 50;

type Placed = ListedRow & {
  readonly due: string;
  readonly received: string;
};

/** Those that are due first come first; of those due together, whoever has waited longest. */
const byDue: ReadonlySet<QueueName> = new Set(['to-answer', 'late', 'mine']);
/** How many moments stand before the id in a cursor of this queue. */
export const momentsOf = (queue: QueueName): number => (byDue.has(queue) ? 2 : 1);

const awake = sql`(snoozed_until is null or snoozed_until <= now())`;

function condition(queue: QueueName, me: string): RawBuilder<unknown> {
  switch (queue) {
    case 'to-answer':
      return sql`state = 'to-answer' and ${awake}`;
    case 'late':
      return sql`state = 'to-answer' and due_at < now()
        and (first_answered_at is null or asked_again_at is not null)`;
    case 'mine':
      return sql`owner_id = ${me} and state in ('to-answer', 'waiting')`;
    default:
      return sql`state = ${sql.lit(queue)}`;
  }
}

/** Which of them are wanted; nothing said is all of them. */
export interface Filters {
  readonly owner?: string | undefined;
  readonly page?: string | undefined;
  readonly country?: string | undefined;
}

function wanted({ owner, page, country }: Filters): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (owner !== undefined)
    parts.push(owner === 'nobody' ? sql`owner_id is null` : sql`owner_id = ${owner}::uuid`);
  if (country !== undefined) parts.push(sql`country = ${country}`);
  if (page !== undefined)
    parts.push(sql`(select from_page from leads where id = lead_id) = ${page}`);
  return sql.join(parts, sql` and `);
}

function beyond(queue: QueueName, cursor: Cursor | undefined): RawBuilder<unknown> {
  if (!cursor) return sql`true`;
  const [first, second] = cursor;
  const id = cursor.at(-1);
  return byDue.has(queue)
    ? sql`(due_at, received_at, lead_id) > (${momentOf(first)}, ${momentOf(second)}, ${id}::uuid)`
    : sql`(received_at, lead_id) < (${momentOf(first)}, ${id}::uuid)`;
}

/** One page of a queue by its index: the thousandth costs what the first does. */
export async function readQueue(
  db: Db,
  queue: QueueName,
  me: string,
  cursor: Cursor | undefined,
  filters: Filters = {},
): Promise<Page<ListedRow>> {
  const order = byDue.has(queue)
    ? sql`d.due_at, d.received_at, d.lead_id`
    : sql`d.received_at desc, d.lead_id desc`;
  // The page first, then what it says: so PostgreSQL reads no enquiry beyond it.
  const { rows } = await sql<Placed>`
    with d as materialized (
      select * from desk_leads d
      where ${condition(queue, me)} and ${beyond(queue, cursor)} and ${wanted(filters)}
      order by ${order} limit ${PAGE + 1})
    select ${listedColumns}, ${microseconds('d.due_at')} as due,
      ${microseconds('d.received_at')} as received
    from d join leads l on l.id = d.lead_id order by ${order}
  `.execute(db);
  return pageOf(rows, ({ due, received, lead_id }) =>
    byDue.has(queue) ? [due, received, lead_id] : [received, lead_id],
  );
}

/** One row more than is shown tells whether there is a next page. */
export function pageOf<Row>(found: readonly Row[], cursorOf: (row: Row) => Cursor): Page<Row> {
  const rows = found.slice(0, PAGE);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > PAGE && last ? writeCursor(cursorOf(last)) : null,
  };
}
