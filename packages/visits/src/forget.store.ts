import { sql } from 'kysely';
import { retention } from '@studio/contract/retention';
import type { Db } from '@studio/enquiries/database/db.ts';
import { OTHER } from './tally.store.ts';
import { tables } from './tally.ts';

export const FORGET_SECONDS = 6 * 3_600;

/** Hosts with fewer views in a month are deleted: they could identify a visitor, for example an intranet. */
const HOST_VIEWS = 3;
/** Terms that several people search for recur; a name that one person typed does not. */
export const WORDS_ON_DAYS = 3;

/** Deletes old counts, and what could be about one person. */
export async function forgetVisits(db: Db): Promise<void> {
  for (const table of Object.keys(tables))
    await sql`
      delete from ${sql.table(table)}
      where day < current_date - make_interval(months => ${retention.visits.months}::int)
    `.execute(db);
  await sql`
    with rare as (
      select date_trunc('month', day) as month, host from visit_hosts
      where day < date_trunc('month', current_date) and host <> ${OTHER}
      group by 1, 2 having sum(views + ahead) < ${HOST_VIEWS}
    ), gone as (
      delete from visit_hosts using rare
      where visit_hosts.host = rare.host and date_trunc('month', visit_hosts.day) = rare.month
      returning visit_hosts.day, visit_hosts.views, visit_hosts.ahead
    )
    insert into visit_hosts (day, host, views, ahead)
    select day, ${OTHER}, sum(views), sum(ahead) from gone group by day
    on conflict (day, host) do update
    set views = visit_hosts.views + excluded.views, ahead = visit_hosts.ahead + excluded.ahead
  `.execute(db);
  await sql`
    delete from visit_words
    where day < current_date - ${retention.searchedOnce.days}::int and words in (
      select words from visit_words group by words having count(*) < ${WORDS_ON_DAYS})
  `.execute(db);
  // By then no file of that time exists: deploy/nginx/rotate-visits.sh starts one each minute and deletes it after a day.
  await sql`delete from visit_files where read_at < now() - interval '2 days'`.execute(db);
}
