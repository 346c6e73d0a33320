import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { enquiryOfDelivery } from '#jobs/failed-deliveries.store.ts';

/** A message that has not left, or an enquiry or reply for which none is planned yet. */
interface WaitingMessage {
  /** The enquiry's reference; null for a subscription or an erasure. */
  readonly reference: string | null;
  readonly since: Date;
  /** "reply by smtp". */
  readonly what: string;
  readonly state: string;
  readonly problem: string | null;
}

/** More than an operator would read. */
const AT_MOST = 1_000;

/** Everything that waits or has failed, oldest first. It names enquiries but no person. */
export async function readWaiting(db: Db): Promise<WaitingMessage[]> {
  const { rows } = await sql<WaitingMessage>`
    select l.reference, w.since, w.what, w.state, w.problem
    from (
      select id as enquiry_id, received_at as since, 'enquiry' as what, 'not taken up' as state,
        null::text as problem
      from enquiries where state = 'accepted'
      union all
      select m.enquiry_id, r.send_after, 'reply', 'not taken up', null
      from replies r join thread_mails m on m.id = r.mail_id
      where r.state = 'accepted' and r.send_after < now()
      union all
      select ${enquiryOfDelivery}, d.created_at, d.purpose || ' by ' || d.channel, d.state, d.problem
      from deliveries d where d.state in ('pending', 'sending', 'failed')
    ) as w left join enquiries l on l.id = w.enquiry_id
    order by w.since limit ${AT_MOST}
  `.execute(db);
  return rows;
}
