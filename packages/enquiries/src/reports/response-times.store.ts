import { RESPONSE_TIME_DAYS, type TimedEnquiry } from '@studio/contract/response-time';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { isAsked } from '#database/queue-rules.ts';

/** Enquiries of the last days that count as asked. One closed without an answer counts as waiting. */
export async function readTimedEnquiries(db: Db): Promise<TimedEnquiry[]> {
  const { rows } = await sql<TimedEnquiry>`
    select received_at as "receivedAt", first_answered_at as "answeredAt" from enquiry_work
    where received_at > now() - make_interval(days => ${RESPONSE_TIME_DAYS})
      and ${isAsked}
  `.execute(db);
  return rows;
}
