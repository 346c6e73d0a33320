import type { DueMinute, DueCounts } from '@studio/contract/desk/responses';
import type { Db } from '#database/db.ts';
import { inQueue, awaitingReply } from '#database/queue-rules.ts';
import { sql } from 'kysely';

/** The summary covers this many enquiries; the queue itself has no limit. */
const LOOK_AT = 10_000;
const CHOICES = 40;

const ahead = sql`(
  select due_at, owner_id, country, enquiry_id from enquiry_work
  where ${inQueue('to-answer', '')} and ${awaitingReply}
  order by due_at, received_at, enquiry_id limit ${LOOK_AT}
) as ahead`;

/** How many replies are due at which minute, and where the enquiries came from. */
export async function readDue(db: Db): Promise<DueCounts> {
  const minutes = await sql<Omit<DueMinute, 'dueAt'> & { readonly due: Date }>`
    select date_trunc('minute', due_at) as due,
      count(owner_id)::int as owned, (count(*) - count(owner_id))::int as unowned
    from ${ahead} group by 1 order by 1
  `.execute(db);
  const pages = await sql<{ readonly name: string }>`
    select from_page as name from ${ahead} join enquiries on enquiries.id = enquiry_id
    where from_page <> '' group by 1 order by count(*) desc, 1 limit ${CHOICES}
  `.execute(db);
  const countries = await sql<{ readonly name: string }>`
    select country as name from ${ahead}
    where country <> '' group by 1 order by count(*) desc, 1 limit ${CHOICES}
  `.execute(db);
  return {
    minutes: minutes.rows.map(({ due, owned, unowned }) => ({
      dueAt: due.toISOString(),
      owned,
      unowned,
    })),
    pages: pages.rows.map(({ name }) => name),
    countries: countries.rows.map(({ name }) => name),
  };
}
