import type { Page } from '@studio/contract/desk/responses';
import type { ListFilters } from '@studio/contract/desk/list-filters';
import { queueRules, type QueueName } from '@studio/contract/desk/queues';
import { inQueue, withFilters } from '#database/queue-rules.ts';
import type { Db } from '#database/db.ts';
import { sql, type RawBuilder } from 'kysely';
import { microseconds, momentOf, writeCursor, type Cursor } from './cursor.ts';
import { listedColumns, type ListedRow } from './enquiry-row.ts';

export const PAGE_SIZE = 50;

/** How many timestamps precede the id in a cursor of this queue. */
export const momentsOf = (queue: QueueName): number => queueRules[queue].order.columns.length;

function beyond(queue: QueueName, cursor: Cursor | undefined): RawBuilder<unknown> {
  if (!cursor) return sql`true`;
  const { columns, isLatestFirst } = queueRules[queue].order;
  const place = sql.join([...columns, 'enquiry_id'].map((column) => sql.ref(column)));
  const end = sql.join([
    ...columns.map((_, at) => momentOf(cursor[at])),
    sql`${cursor.at(-1)}::uuid`,
  ]);
  return sql`(${place}) ${sql.raw(isLatestFirst ? '<' : '>')} (${end})`;
}

function orderOf(queue: QueueName): RawBuilder<unknown> {
  const { columns, isLatestFirst } = queueRules[queue].order;
  return sql.join(
    [...columns, 'enquiry_id'].map(
      (column) => sql`${sql.ref(`d.${column}`)} ${sql.raw(isLatestFirst ? 'desc' : 'asc')}`,
    ),
  );
}

/** The rows of one page of a queue, and one more, by its index: the thousandth page costs as much as the first. */
export const queuePage = (
  queue: QueueName,
  me: string,
  cursor: Cursor | undefined,
  filters: ListFilters,
): RawBuilder<unknown> => sql`
  select * from enquiry_work d
  where ${inQueue(queue, me)} and ${beyond(queue, cursor)} and ${withFilters(filters)}
  order by ${orderOf(queue)} limit ${PAGE_SIZE + 1}`;

export async function readQueue(
  db: Db,
  queue: QueueName,
  me: string,
  cursor: Cursor | undefined,
  filters: ListFilters = {},
): Promise<Page<ListedRow>> {
  const { columns } = queueRules[queue].order;
  const moments = sql.join(columns.map((column) => microseconds(`d.${column}`)));
  // Selects the page first, then its content, so that PostgreSQL reads no enquiry beyond it.
  const { rows } = await sql<ListedRow & { readonly moments: readonly string[] }>`
    with d as materialized (${queuePage(queue, me, cursor, filters)})
    select ${listedColumns}, array[${moments}] as moments
    from d join enquiries l on l.id = d.enquiry_id order by ${orderOf(queue)}
  `.execute(db);
  return pageOf(rows, (row) => [...row.moments, row.enquiry_id]);
}

/** One row more than shown reveals whether there is a next page. */
export function pageOf<Row>(found: readonly Row[], cursorOf: (row: Row) => Cursor): Page<Row> {
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > PAGE_SIZE && last ? writeCursor(cursorOf(last)) : null,
  };
}
