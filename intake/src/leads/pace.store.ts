import { PACE_DAYS, type Paced } from '@old/contract/answer-pace';
import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

/**
 * Everybody of the last days who waits for an answer or had one. Only what was closed as spam or as the
 * second of the same counts for nobody; whoever was turned away without a word waits.
 */
export async function readPaced(db: Db): Promise<Paced[]> {
  const { rows } = await sql<Paced>`
    select received_at as "receivedAt", first_answered_at as "answeredAt" from desk_leads
    where received_at > now() - make_interval(days => ${PACE_DAYS})
      and not (first_answered_at is null and coalesce(close_reason in ('spam', 'duplicate'), false))
  `.execute(db);
  return rows;
}
