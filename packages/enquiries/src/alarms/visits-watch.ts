import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'visit-counter';

/**
 * A visit counter that stopped cannot report it. If none ever ran, no alarm is raised. Nothing is lost while the
 * folder has room: the counter reads it after its restart.
 */
export function visitsWatch(db: Db): () => Promise<void> {
  return async () => {
    const { rows } = await sql<{ since: Date; isSilent: boolean }>`
      select last_seen_at as since, last_seen_at < now() - interval '10 minutes' as "isSilent"
      from heartbeats where process = ${SUBJECT}
    `.execute(db);
    const [beat] = rows;
    if (!beat) return;
    if (!beat.isSilent) {
      await clearAlarm(db, 'visits', [SUBJECT]);
      return;
    }
    const sentence =
      'Visits are not counted: the visit counter does not run, or cannot read its folder. Its lines wait there.';
    await raiseAlarm(db, {
      kind: 'visits',
      subject: SUBJECT,
      message: sentence,
      since: beat.since,
    });
  };
}
