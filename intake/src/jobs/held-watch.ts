import type { Promises } from '@old/contract/promise';
import { oldestInQuarantine } from '#leads/quarantine.store.ts';
import type { Db } from '#platform/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'quarantine';

/** A real person may be among those held back, and was promised an answer like everybody. */
export function heldWatch(db: Db, { promisedAt }: Promises): () => Promise<void> {
  return async () => {
    const oldest = await oldestInQuarantine(db);
    if (!oldest || promisedAt(oldest.receivedAt).dueAt > oldest.now) {
      await clearAlarm(db, 'held', [SUBJECT]);
      return;
    }
    const sentence =
      'An enquiry held back as suspected spam has waited for longer than the working time we promise, and nobody has looked at it.';
    await raiseAlarm(db, { kind: 'held', subject: SUBJECT, sentence, since: oldest.receivedAt });
  };
}
