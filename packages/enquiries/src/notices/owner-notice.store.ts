import { mayNotify, type NoticeKind } from '@studio/contract/desk/notices';
import type { WorkingHours } from '@studio/contract/working-hours';
import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import { inQueue, isDueSoon } from '#database/queue-rules.ts';
import { noticesOf } from './notice-settings.store.ts';

/** A user who is at the desk sees the event within this time and gets no mail. */
const GRACE_SECONDS = 60;
/** A notice that waited for the end of quiet hours or of a long weekend is still sent; an older one is not. */
const NOTIFY_WITHIN_DAYS = 5;
const AT_ONCE = 200;

interface Due {
  readonly enquiry_id: string;
  readonly kind: NoticeKind;
  readonly event: string;
  readonly owner_id: string;
  readonly is_seen: boolean;
  readonly wants: unknown;
  readonly now: Date;
}

const late = inQueue('late', '');

/**
 * Events that may need a notice and are not decided yet: assigned by a colleague, a message of the enquirer, two
 * hours left, late. Owners get no notice of their own actions, and none while their account is disabled. The oldest
 * come first.
 */
const undecided = (skipped: number) => sql`
  with told_of as (
    select d.enquiry_id, e.kind, e.id::text as event, d.owner_id, d.unread_since is null as is_seen, e.at
    from enquiry_events e join enquiry_work d on d.enquiry_id = e.enquiry_id
    where e.kind in ('assigned', 'enquirer-replied') and d.owner_id is not null and d.merged_into is null
      and e.at between now() - make_interval(days => ${NOTIFY_WITHIN_DAYS})
        and now() - make_interval(secs => ${GRACE_SECONDS})
      and (e.kind = 'enquirer-replied' or (e.data ->> 'to' = d.owner_id::text and e.staff_id is distinct from d.owner_id))
    union all
    select enquiry_id, case when ${late} then 'late' else 'warn' end, extract(epoch from due_at)::text,
      owner_id, false, due_at
    from enquiry_work
    where (${late} or ${isDueSoon}) and owner_id is not null
      and due_at > now() - make_interval(days => ${NOTIFY_WITHIN_DAYS}))
  select t.*, s.wants, now() as now
  from told_of t join staff o on o.id = t.owner_id
    left join notice_settings s on s.staff_id = t.owner_id and o.disabled_at is null
  where not exists (
    select from owner_notices n where n.enquiry_id = t.enquiry_id and n.kind = t.kind and n.event = t.event)
  order by t.at, t.enquiry_id, t.kind, t.event
  limit ${AT_ONCE} offset ${skipped}`;

/** Decides once whether to mail; undefined if no mail is wanted or another worker was faster. */
async function decide(trx: Trx, due: Due, isMailed: boolean): Promise<string | undefined> {
  const row = await trx
    .insertInto('owner_notices')
    .values({
      enquiry_id: due.enquiry_id,
      kind: due.kind,
      event: due.event,
      staff_id: due.owner_id,
      is_mailed: isMailed,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return isMailed ? row?.id : undefined;
}

/** The notices to mail now, by id. Events during quiet hours are decided after them. */
export async function decideNotices(trx: Trx, hours: WorkingHours): Promise<string[]> {
  const ids: string[] = [];
  let decided = 0;
  let waiting = 0;
  let found = AT_ONCE;
  // Those that wait for the end of quiet hours must not take the places of those that can be sent now.
  while (found === AT_ONCE && decided < AT_ONCE) {
    const { rows } = await sql<Due>`${undecided(waiting)}`.execute(trx);
    found = rows.length;
    for (const due of rows) {
      const notices = noticesOf(due.wants);
      const isWanted = notices.mail[due.kind] && !due.is_seen;
      if (isWanted && !mayNotify(notices, hours, due.now)) {
        waiting += 1;
        continue;
      }
      const id = await decide(trx, due, isWanted);
      decided += 1;
      if (id !== undefined) ids.push(id);
    }
  }
  return ids;
}

interface OwnerNotice {
  readonly kind: NoticeKind;
  readonly enquiryId: string;
  readonly reference: string;
  readonly to: string;
  readonly dueAt: Date | null;
  /** Null if the owner wants no names in notices. */
  readonly about: {
    readonly name: string;
    readonly company: string;
    readonly subject: string;
  } | null;
}

/** Read when the mail is sent, so that no job contains personal data. */
export async function readOwnerNotice(db: Db, id: string | null): Promise<OwnerNotice> {
  const row = await db
    .selectFrom('owner_notices as n')
    .innerJoin('enquiries as l', 'l.id', 'n.enquiry_id')
    .innerJoin('enquiry_work as d', 'd.enquiry_id', 'n.enquiry_id')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .leftJoin('notice_settings as w', 'w.staff_id', 'n.staff_id')
    .select(['n.kind', 'n.enquiry_id', 'l.reference', 's.email', 'w.wants'])
    .select(['l.name', 'l.companyname', 'l.subject', 'd.due_at', 'd.state'])
    .where('n.id', '=', id)
    .executeTakeFirstOrThrow();
  const { name, companyname: company, subject } = row;
  return {
    kind: row.kind,
    enquiryId: row.enquiry_id,
    reference: row.reference,
    to: row.email,
    dueAt: row.state === 'to-answer' ? row.due_at : null,
    about: noticesOf(row.wants).showsNames ? { name, company, subject } : null,
  };
}
