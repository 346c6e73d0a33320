import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'inbound-mail';

/**
 * If a mailbox is configured, the inbound mail process must be reading it. If that process stopped, it cannot report
 * it.
 */
export function inboundMailWatch(db: Db): () => Promise<void> {
  return async () => {
    const { rows } = await sql<{ since: Date | null; isSilent: boolean }>`
      select max(last_seen_at) as since,
        coalesce(max(last_seen_at) < now() - interval '2 minutes', true) as "isSilent"
      from heartbeats where process = ${SUBJECT}
    `.execute(db);
    const { since = null, isSilent = true } = rows[0] ?? {};
    if (!isSilent) {
      await clearAlarm(db, 'mailbox', [SUBJECT]);
      return;
    }
    const sentence =
      'The inbound mail process does not run: answers wait in the mailbox, and the desk does not see them.';
    await raiseAlarm(db, {
      kind: 'mailbox',
      subject: SUBJECT,
      message: sentence,
      ...(since && { since }),
    });
  };
}
