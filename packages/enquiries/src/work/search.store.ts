import type { Page } from '@studio/contract/desk/responses';
import type { Db } from '#database/db.ts';
import { sql } from 'kysely';
import { microseconds, momentOf, type Cursor } from './cursor.ts';
import { PAGE_SIZE, pageOf } from './queue.store.ts';

/** A common term fills a page from this many of the latest rows, without the text index. */
const LATEST = 5_000;

export interface Hit {
  readonly id: string;
  readonly received: string;
}

/**
 * Latest first. In two steps, because PostgreSQL cannot know how common a term is: it would scan a million rows for a
 * rare one, or sort a hundred thousand hits of a common one.
 */
export async function searchEnquiries(
  db: Db,
  query: string,
  cursor: Cursor | undefined,
): Promise<Page<Hit>> {
  const place = cursor
    ? sql`(received_at, enquiry_id) < (${momentOf(cursor[0])}, ${cursor.at(-1)}::uuid)`
    : sql`true`;
  const columns = sql`enquiry_id as id, ${microseconds('received_at')} as received`;
  const { rows: latest } = await sql<Hit>`
    select ${columns} from (
      select enquiry_id, received_at, search_vector from enquiry_search where ${place}
      order by received_at desc, enquiry_id desc limit ${LATEST}) as latest
    where search_vector @@ ${query}::tsquery order by received_at desc, enquiry_id desc limit ${PAGE_SIZE + 1}
  `.execute(db);
  if (latest.length > PAGE_SIZE) return pageOf(latest, ({ received, id }) => [received, id]);
  const { rows: all } = await sql<Hit>`
    with hits as materialized (
      select enquiry_id, received_at from enquiry_search where search_vector @@ ${query}::tsquery)
    select ${columns} from hits where ${place}
    order by received_at desc, enquiry_id desc limit ${PAGE_SIZE + 1}
  `.execute(db);
  return pageOf(all, ({ received, id }) => [received, id]);
}
