import { COUNT_UP_TO, type Counts } from '@old/contract/desk/answers';
import type { Db } from '@studio/intake/platform/db.ts';
import { sql, type RawBuilder } from 'kysely';

/** Stops counting where nobody reads on: "1,000+" is as good as the number, and costs a thousandth. */
const upTo = (from: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select from ${from} limit ${COUNT_UP_TO + 1}) as counted)`;

export async function readCounts(db: Db, me: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      ${upTo(sql`desk_leads where state = 'to-answer'
        and (snoozed_until is null or snoozed_until <= now())`)} as "toAnswer",
      ${upTo(sql`desk_leads where state = 'to-answer' and due_at < now()
        and (first_answered_at is null or asked_again_at is not null)`)} as late,
      ${upTo(sql`desk_leads where owner_id = ${me} and state in ('to-answer', 'waiting')`)} as mine,
      ${upTo(sql`desk_leads where state = 'waiting'`)} as waiting,
      ${upTo(sql`leads where state = 'quarantined'`)} as held
  `.execute(db);
  return rows[0] ?? { toAnswer: 0, late: 0, mine: 0, waiting: 0, held: 0 };
}
