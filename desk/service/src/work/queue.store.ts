import type { QueueName } from '@studio/contract/desk/requests.schema';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql, type RawBuilder } from 'kysely';
import { microseconds, momentOf, writeCursor, type Cursor } from './cursor.ts';

export const PAGE = 50;

export interface PageOfIds {
  readonly ids: readonly string[];
  readonly next: string | null;
}

interface Place {
  readonly id: string;
  readonly due: string;
  readonly received: string;
}

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
      return sql`state = 'to-answer' and due_at < now() and first_answered_at is null`;
    case 'mine':
      return sql`owner_id = ${me} and state in ('to-answer', 'waiting')`;
    default:
      return sql`state = ${sql.lit(queue)}`;
  }
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
): Promise<PageOfIds> {
  const order = byDue.has(queue)
    ? sql`due_at, received_at, lead_id`
    : sql`received_at desc, lead_id desc`;
  const { rows } = await sql<Place>`
    select lead_id as id, ${microseconds('due_at')} as due, ${microseconds('received_at')} as received
    from desk_leads where ${condition(queue, me)} and ${beyond(queue, cursor)}
    order by ${order} limit ${PAGE + 1}
  `.execute(db);
  return pageOf(rows, ({ due, received, id }) =>
    byDue.has(queue) ? [due, received, id] : [received, id],
  );
}

/** One row more than is shown tells whether there is a next page. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  cursorOf: (row: Row) => Cursor,
): PageOfIds {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length > PAGE && last ? writeCursor(cursorOf(last)) : null,
  };
}
