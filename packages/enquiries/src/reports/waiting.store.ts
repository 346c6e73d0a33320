import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** A message that has not left, or an enquiry or reply for which none is planned yet. */
interface WaitingMessage {
  /** Of its enquiry; null for a subscription or an erasure. */
  readonly reference: string | null;
  readonly since: Date;
  /** "reply by smtp". */
  readonly what: string;
  readonly state: string;
  readonly problem: string | null;
}

/** More than an operator would read. */
const AT_MOST = 1_000;

/** Everything that waits or is parked, the oldest first. It names enquiries and no person. */
export async function readWaiting(db: Db): Promise<WaitingMessage[]> {
  const { rows } = await sql<WaitingMessage>`
    select l.reference, w.since, w.what, w.state, w.problem
    from (
      select id as lead_id, received_at as since, 'enquiry' as what, 'not taken up' as state,
        null::text as problem
      from leads where state = 'accepted'
      union all
      select m.lead_id, r.send_after, 'reply', 'not taken up', null
      from desk_replies r join thread_mails m on m.id = r.mail_id
      where r.state = 'accepted' and r.send_after < now()
      union all
      select coalesce(d.lead_id, e.lead_id, m.lead_id, n.lead_id, v.lead_id), d.created_at,
        d.purpose || ' by ' || d.channel, d.state, d.problem
      from deliveries d
        left join enquiry_messages e on e.id = d.message_id
        left join thread_mails m on m.id = d.reply_id
        left join owner_notices n on n.id = d.notice_id
        left join desk_events v on v.id = d.event_id
      where d.state in ('pending', 'sending', 'parked')
    ) as w left join leads l on l.id = w.lead_id
    order by w.since limit ${AT_MOST}
  `.execute(db);
  return rows;
}
