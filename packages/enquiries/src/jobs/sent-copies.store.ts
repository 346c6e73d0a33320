import { sql } from 'kysely';
import type { Db, Trx } from '#database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import type { Queue } from '#database/queue.ts';
import { clearAlarm, raiseAlarm } from '#alarms/alarm.store.ts';
import { copyToSent } from './copy-to-sent.job.ts';

type Compose = () => Promise<Buffer>;

/**
 * The mailbox's sent folder. `file` composes the mail if the folder does not have it. Returns a sentence if that
 * failed, undefined if the copy is there.
 */
export interface SentFolder {
  file(messageId: string, mail: Compose): Promise<string | undefined>;
}

/** Some mail servers file sent mails themselves, within a minute. */
const FIRST_LOOK_SECONDS = 60;
const LOOK_AGAIN = sql`interval '5 minutes'`;
const SUBJECT = 'copies';

/** Called when the reply is recorded as sent. A copy that fails does not affect the sending. */
export async function requestCopy(trx: Trx, queue: Queue, replyId: string): Promise<void> {
  await trx
    .insertInto('sent_copies')
    .values({
      mail_id: replyId,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${FIRST_LOOK_SECONDS})`,
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await queue.add(trx, copyToSent, [{ replyId }], FIRST_LOOK_SECONDS);
}

/** Locks the row: two workers at the same time would both find no copy. If the worker is killed, the job runs again. */
export function copyHandler(
  db: Db,
  folder: SentFolder,
  compose: (db: Db, replyId: string) => Promise<Buffer>,
  log: Log,
) {
  return async ({ replyId }: { readonly replyId: string }): Promise<void> => {
    const problem = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ mail: Buffer | null; messageId: string }>`
        select c.mail, m.message_id as "messageId"
        from sent_copies c join thread_mails m on m.id = c.mail_id
        where c.mail_id = ${replyId} for update of c skip locked
      `.execute(trx);
      const [copy] = rows;
      if (!copy) return undefined;
      const { mail, messageId } = copy;
      // The previous version stored the bytes.
      const failure = await folder.file(messageId, () =>
        mail ? Promise.resolve(mail) : compose(trx, replyId),
      );
      await (failure === undefined
        ? trx.deleteFrom('sent_copies').where('mail_id', '=', replyId).execute()
        : trx
            .updateTable('sent_copies')
            .set({ problem: failure })
            .where('mail_id', '=', replyId)
            .execute());
      return failure;
    });
    if (problem !== undefined) log.warn({ replyId, problem }, 'a copy could not be put into Sent');
  };
}

/** Retries missing copies, and raises an alarm after a quarter of an hour. */
export function copyWatch(db: Db, queue: Queue): () => Promise<void> {
  return () =>
    db.transaction().execute(async (trx) => {
      const due = await trx
        .updateTable('sent_copies')
        .set({ next_attempt_at: sql<Date>`now() + ${LOOK_AGAIN}` })
        .where('next_attempt_at', '<', sql<Date>`now() - interval '1 minute'`)
        .returning('mail_id')
        .execute();
      const jobs = due.map(({ mail_id: replyId }) => ({ replyId }));
      await queue.add(trx, copyToSent, jobs);
      const late = await trx
        .selectFrom('sent_copies')
        .select(['sent_at', 'problem'])
        .where('sent_at', '<', sql<Date>`now() - interval '15 minutes'`)
        .orderBy('sent_at')
        .limit(1)
        .executeTakeFirst();
      if (!late) {
        await clearAlarm(trx, 'mailbox', [SUBJECT]);
        return;
      }
      const sentence = `A reply has left, and no copy of it is in the mailbox’s folder of sent mails yet. ${late.problem ?? 'No worker has come to it.'}`;
      await raiseAlarm(trx, {
        kind: 'mailbox',
        subject: SUBJECT,
        message: sentence,
        since: late.sent_at,
      });
    });
}
