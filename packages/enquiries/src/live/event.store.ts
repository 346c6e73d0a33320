import type { ChangeEvent } from '@studio/contract/desk/responses';
import type { Db } from '#database/db.ts';
import { sql } from 'kysely';

/** A client that missed more events than this does not get them one by one: it reloads everything. */
export const MISSED_AT_MOST = 5_000;

/**
 * Events after a given one. Ids are assigned before the commit, so a slow transaction can add a lower
 * one later: those of the last minute are read again, and a change may come twice. These do not count
 * in the limit: in a minute with many events, reading would otherwise never get beyond them.
 */
export async function eventsAfter(db: Db, id: string): Promise<ChangeEvent[]> {
  const { rows } = await sql<ChangeEvent>`
    select id::text, kind, enquiry_id as enquiry from (
      (select id, kind, enquiry_id from enquiry_events
       where id > ${id}::bigint order by id limit ${MISSED_AT_MOST + 1})
      union all
      select id, kind, enquiry_id from enquiry_events
      where id <= ${id}::bigint and id > ${id}::bigint - 10000 and at > now() - interval '1 minute'
    ) e order by e.id
  `.execute(db);
  return rows;
}

export async function lastEvent(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0)::text as id from enquiry_events
  `.execute(db);
  return rows[0]?.id ?? '0';
}

/** Enquiries that were erased after an event: their own events went with them. */
export async function erasedAfter(db: Db, id: string): Promise<ChangeEvent[]> {
  const { rows } = await sql<ChangeEvent>`
    select '' as id, 'erased' as kind, enquiry_id as enquiry from erasures
    where erased_at >= coalesce(
      (select at from enquiry_events where id <= ${id}::bigint order by id desc limit 1),
      now() - interval '1 day')
    order by erased_at desc limit ${MISSED_AT_MOST}
  `.execute(db);
  return rows;
}
