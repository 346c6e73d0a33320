import type { ChangeEvent } from '@studio/contract/desk/responses';
import type { Colleague } from '@studio/contract/desk/staff';
import type { Db } from '#database/db.ts';
import { DESK_CHANNEL } from '#database/desk-tables.ts';
import { sql } from 'kysely';

/** Notifies every process of the desk of a change without an event. A trigger does so for an erasure. */
export async function notifyChange(
  db: Db,
  kind: 'writing' | 'unread',
  enquiry: string,
): Promise<void> {
  await sql`select pg_notify(${DESK_CHANNEL}, ${`${kind} ${enquiry}`})`.execute(db);
}

const withoutEvent: ReadonlySet<string> = new Set(['writing', 'unread', 'erased']);

/** The change in such a notification; undefined if an event has it. */
export function changeEventOf(word: string): ChangeEvent | undefined {
  const [kind = '', enquiry = ''] = word.split(' ');
  return withoutEvent.has(kind) ? { id: '', kind, enquiry } : undefined;
}

/** A client repeats the request within this many seconds while its user writes; a closed browser is then forgotten. */
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
          select expires_at from reply_presence where enquiry_id = ${enquiryId} and staff_id = ${staffId})
        insert into reply_presence (enquiry_id, staff_id, expires_at)
        select enquiry_id, ${staffId}, now() + make_interval(secs => ${SECONDS})
        from enquiry_work where enquiry_id = ${enquiryId}
        on conflict (enquiry_id, staff_id) do update set expires_at = excluded.expires_at
        returning not exists (select from before where expires_at > now()) as "isNews"
      `.execute(db)
    : await sql<{ isNews: boolean }>`
        delete from reply_presence where enquiry_id = ${enquiryId} and staff_id = ${staffId}
        returning true as "isNews"
      `.execute(db);
  if (rows[0]?.isNews !== true) return;
  await notifyChange(db, 'writing', enquiryId);
}

/** Who is writing an answer at this moment, without the user who asks. */
export async function readWriters(db: Db, enquiryId: string, me: string): Promise<Colleague[]> {
  return db
    .selectFrom('reply_presence as w')
    .innerJoin('staff as s', 's.id', 'w.staff_id')
    .select(['s.id', 's.name'])
    .where('w.enquiry_id', '=', enquiryId)
    .where('w.staff_id', '<>', me)
    .where('w.expires_at', '>', sql<Date>`now()`)
    .orderBy('s.name')
    .execute();
}
