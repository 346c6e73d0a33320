import type { Hint } from '@studio/contract/desk/answers';
import type { Colleague } from '@studio/contract/desk/staff';
import type { Db } from '#database/db.ts';
import { DESK_CHANNEL } from '#database/desk-tables.ts';
import { sql } from 'kysely';

/** The notification to every process of the desk that someone starts or stops writing. */
const wordOfWriting = (enquiry: string): string => `writing ${enquiry}`;

/** The hint in such a notification, also of an erasure; undefined if an event has it. */
export function hintOf(word: string): Hint | undefined {
  const [kind = '', enquiry = ''] = word.split(' ');
  return kind === 'writing' || kind === 'erased' ? { id: '', kind, enquiry } : undefined;
}

/** A client that goes on writing repeats this within so many seconds; a closed browser is then forgotten. */
const SECONDS = 20;

/** Records that a colleague writes an answer, or no longer does. Others are notified if that changed. */
export async function setWriting(
  db: Db,
  enquiryId: string,
  staffId: string,
  is: boolean,
): Promise<void> {
  const { rows } = is
    ? await sql<{ isNews: boolean }>`
        with before as (
          select until from desk_writers where lead_id = ${enquiryId} and staff_id = ${staffId})
        insert into desk_writers (lead_id, staff_id, until)
        select lead_id, ${staffId}, now() + make_interval(secs => ${SECONDS})
        from desk_leads where lead_id = ${enquiryId}
        on conflict (lead_id, staff_id) do update set until = excluded.until
        returning not exists (select from before where until > now()) as "isNews"
      `.execute(db)
    : await sql<{ isNews: boolean }>`
        delete from desk_writers where lead_id = ${enquiryId} and staff_id = ${staffId}
        returning true as "isNews"
      `.execute(db);
  if (rows[0]?.isNews !== true) return;
  await sql`select pg_notify(${DESK_CHANNEL}, ${wordOfWriting(enquiryId)})`.execute(db);
}

/** Who is writing an answer at this moment, without the user who asks. */
export async function readWriters(db: Db, enquiryId: string, me: string): Promise<Colleague[]> {
  return db
    .selectFrom('desk_writers as w')
    .innerJoin('staff as s', 's.id', 'w.staff_id')
    .select(['s.id', 's.name'])
    .where('w.lead_id', '=', enquiryId)
    .where('w.staff_id', '<>', me)
    .where('w.until', '>', sql<Date>`now()`)
    .orderBy('s.name')
    .execute();
}
