import { oldestInQuarantine } from '#leads/quarantine.store.ts';
import { workingDayAfter } from '#leads/working-day.ts';
import type { Db } from '#platform/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'quarantine';

/** A real person may be among those held back; after a working day somebody must be told. */
export function heldWatch(db: Db, timeZone: string): () => Promise<void> {
  return async () => {
    const oldest = await oldestInQuarantine(db);
    if (!oldest || workingDayAfter(oldest.receivedAt, timeZone) > oldest.now) {
      await clearAlarm(db, 'held', [SUBJECT]);
      return;
    }
    const sentence =
      'An enquiry held back as suspected spam has waited for longer than a working day, and nobody has looked at it.';
    await raiseAlarm(db, { kind: 'held', subject: SUBJECT, sentence, since: oldest.receivedAt });
  };
}
