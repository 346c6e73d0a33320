import { RESPONSE_TIME_DAYS, type TimedEnquiry } from '@studio/contract/response-time';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Enquiries of the last days that were answered or wait for an answer. Only spam and duplicates are left out:
 * an enquiry that was closed without an answer for another reason counts as waiting.
 */
export async function readTimedEnquiries(db: Db): Promise<TimedEnquiry[]> {
  const { rows } = await sql<TimedEnquiry>`
    select received_at as "receivedAt", first_answered_at as "answeredAt" from desk_leads
    where received_at > now() - make_interval(days => ${RESPONSE_TIME_DAYS})
      and not (first_answered_at is null and coalesce(close_reason in ('spam', 'duplicate'), false))
  `.execute(db);
  return rows;
}
