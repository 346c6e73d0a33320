import type { ResponseTarget } from '@studio/contract/response-target';
import { oldestHeld } from '#held/held.store.ts';
import type { Db } from '#database/db.ts';
import { clearAlarm, raiseAlarm } from './alarm.store.ts';

const SUBJECT = 'held';

/** A held enquiry may be from a real person, to whom the response-time target applies too. */
export function heldWatch(db: Db, { deadlinesFrom }: ResponseTarget): () => Promise<void> {
  return async () => {
    const oldest = await oldestHeld(db);
    if (!oldest || deadlinesFrom(oldest.receivedAt).dueAt > oldest.now) {
      await clearAlarm(db, 'held', [SUBJECT]);
      return;
    }
    const sentence =
      'An enquiry held as suspected spam has waited for longer than the working time we promise, and no one has looked at it.';
    await raiseAlarm(db, {
      kind: 'held',
      subject: SUBJECT,
      message: sentence,
      since: oldest.receivedAt,
    });
  };
}
