import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { progressSchema } from '@studio/contract/publishing';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';

const SUBJECT = 'edition';

/**
 * Raises an alarm if an edition could not be made, because no one watches the daily automatic one. Content that fails
 * its checks raises none: its publisher saw the refusal.
 */
export function editionWatch(db: Db, editions: string): () => Promise<void> {
  return async () => {
    const text = await readFile(join(editions, 'progress.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return;
    const { number, state, problem, beganAt } = progressSchema.parse(JSON.parse(text));
    if (state === 'running') return;
    if (state !== 'failed') {
      await clearAlarm(db, 'edition', [SUBJECT]);
      return;
    }
    const sentence = `Edition ${number} was not made; visitors read the one before. ${problem}`;
    const since = new Date(beganAt);
    await raiseAlarm(db, { kind: 'edition', subject: SUBJECT, message: sentence, since });
  };
}
