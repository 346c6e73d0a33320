import { sql } from 'kysely';
import { clearAlarm, raiseAlarm } from '#jobs/alarm.store.ts';
import type { Db, Trx } from '#platform/db.ts';

export interface AskedErasure {
  readonly id: string;
  readonly email: string | null;
  readonly own_mails: readonly string[];
  readonly mails: readonly { readonly id: string; readonly from: string }[];
}

const SUBJECT = 'erasure';

/** One that is due, held until the transaction ends: two rooms take two. */
export async function nextErasure(trx: Trx): Promise<AskedErasure | undefined> {
  return trx
    .selectFrom('mailbox_erasures')
    .select(['id', 'email', 'own_mails', 'mails'])
    .where('done_at', 'is', null)
    .where('look_after', '<=', sql<Date>`now()`)
    .orderBy('look_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Nothing of the person is left here; `problem` is what could not be done at all. */
export async function recordErased(
  trx: Trx,
  id: string,
  moved: number,
  problem: string | undefined,
): Promise<void> {
  await trx
    .updateTable('mailbox_erasures')
    .set({
      done_at: sql<Date>`now()`,
      email: null,
      own_mails: [],
      mails: '[]',
      moved,
      problem: problem ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export async function recordTrouble(trx: Trx, id: string, problem: string): Promise<void> {
  await trx
    .updateTable('mailbox_erasures')
    .set({ look_after: sql<Date>`now() + interval '1 minute'`, problem })
    .where('id', '=', id)
    .execute();
}

/** A mail server that is restarted is no trouble yet. */
export async function watchErasures(db: Db): Promise<void> {
  const late = await db
    .selectFrom('mailbox_erasures')
    .select(['asked_at', 'problem'])
    .where('done_at', 'is', null)
    .where('problem', 'is not', null)
    .where('asked_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst();
  if (!late) {
    await clearAlarm(db, 'mailbox', [SUBJECT]);
    return;
  }
  const sentence = `Mails of somebody who was erased are still in the mailbox. ${late.problem ?? ''}`;
  await raiseAlarm(db, { kind: 'mailbox', subject: SUBJECT, sentence, since: late.asked_at });
}
