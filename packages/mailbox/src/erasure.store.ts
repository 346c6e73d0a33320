import { sql } from 'kysely';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';

export interface ErasureRequest {
  readonly id: string;
  readonly sent_message_ids: readonly string[];
  readonly mails: readonly { readonly id: string; readonly sender?: string; readonly at: string }[];
}

const SUBJECT = 'erasure';

/** An erasure that is due, locked until the end of the transaction, so that two processes take different ones. */
export async function nextErasure(trx: Trx): Promise<ErasureRequest | undefined> {
  return trx
    .selectFrom('mailbox_erasures')
    .select(['id', 'sent_message_ids', 'mails'])
    .where('done_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Removes the last data about the person. */
export async function recordErased(trx: Trx, id: string, moved: number): Promise<void> {
  await trx
    .updateTable('mailbox_erasures')
    .set({ done_at: sql<Date>`now()`, sent_message_ids: [], mails: '[]', moved, problem: null })
    .where('id', '=', id)
    .execute();
}

export async function recordErasureError(trx: Trx, id: string, problem: string): Promise<void> {
  await trx
    .updateTable('mailbox_erasures')
    .set({ next_attempt_at: sql<Date>`now() + interval '1 minute'`, problem })
    .where('id', '=', id)
    .execute();
}

/** A mail server that is restarting raises no alarm yet. */
export async function watchErasures(db: Db): Promise<void> {
  const { rows } = await sql<{ since: Date; problem: string }>`
    select since, problem from (
      select requested_at as since, problem, done_at from mailbox_erasures
      union all
      select confirmed_at, problem, done_at from mailbox_listings) as asked
    where done_at is null and problem is not null and since < now() - interval '1 minute'
    order by since limit 1
  `.execute(db);
  const [late] = rows;
  if (!late) {
    await clearAlarm(db, 'mailbox', [SUBJECT]);
    return;
  }
  const sentence = `Mails of an erased person are still in the mailbox. ${late.problem}`;
  await raiseAlarm(db, { kind: 'mailbox', subject: SUBJECT, message: sentence, since: late.since });
}
