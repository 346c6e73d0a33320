import { sql } from 'kysely';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { ChannelName } from '@studio/enquiries/database/tables.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import { queueAttempts } from '@studio/enquiries/jobs/deliver.job.ts';

/**
 * After PostgreSQL's clock was set back, a delivery due at a time that is now in the future would wait for it,
 * perhaps for a year. No back-off is longer than a day, and a first attempt is due at once.
 */
export async function resendAfterClockJump(trx: Trx, queue: Queue): Promise<void> {
  const { rows } = await sql<{ id: string; channel: ChannelName }>`
    update deliveries
      set state = 'pending', sending_since = null, not_before = null, next_attempt_at = now()
    where (state = 'pending' and (next_attempt_at > now() + interval '25 hours'
        or (attempts = 0 and next_attempt_at > now() + interval '1 minute')))
      or (state = 'sending' and sending_since > now() + interval '1 minute')
    returning id, channel
  `.execute(trx);
  await queueAttempts(trx, queue, rows);
  if (rows.length === 0) {
    await clearAlarm(trx, 'clock', ['database']);
    return;
  }
  const sentence = `PostgreSQL's clock was set back. ${rows.length} messages that waited for a time in the future are sent now.`;
  await raiseAlarm(trx, { kind: 'clock', subject: 'database', message: sentence });
}
