import { applyEvent, type Change } from '@studio/contract/desk/work';
import { countsAsAnswer } from '@studio/contract/desk/work-rules';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql, type NotNull } from 'kysely';
import type { Trx } from '#database/db.ts';
import { readWorkRow, appendEvent, markAnsweredForEnquirer } from '#work/change-work.store.ts';
import { revertReply } from './revert-reply.store.ts';
import { workOfRow } from '#work/work-row.ts';

async function writtenBy(trx: Trx, replyId: string) {
  return (
    trx
      .selectFrom('thread_mails')
      .select(['enquiry_id', 'staff_id'])
      .where('id', '=', replyId)
      // A reply belongs to an enquiry.
      .$narrowType<{ enquiry_id: NotNull }>()
      .executeTakeFirst()
  );
}

/** No mail server accepts it and it is not retried automatically, so its author gets the enquiry back. */
export async function recordSendFailure(trx: Trx, replyId: string, why: string): Promise<void> {
  const mail = await writtenBy(trx, replyId);
  const row = mail && (await readWorkRow(trx, mail.enquiry_id, true));
  if (!row) return;
  const { staff_id: staffId } = mail;
  const change = { kind: 'send-failed', reply: replyId, why } as const;
  await revertReply(trx, row, { staffId }, change);
  // If it was merged meanwhile, work continues in the other enquiry.
  const earlier =
    row.merged_into === null ? undefined : await readWorkRow(trx, row.merged_into, true);
  if (!earlier) return;
  const ownChange: Change = { ...change, of: row.enquiry_id };
  const event = { at: row.now.toISOString(), staffId, change: ownChange };
  const next = applyEvent(workOfRow(earlier), event);
  await appendEvent(trx, { enquiryId: earlier.enquiry_id, staffId }, ownChange, next);
}

/** The enquirer got it, but these people in copy did not: the thread says so. */
export async function recordRefusedRecipients(
  trx: Trx,
  replyId: string,
  refused: readonly string[],
): Promise<void> {
  await trx
    .updateTable('replies')
    .set({ refused: [...refused] })
    .where('mail_id', '=', replyId)
    .execute();
}

/** A reply that was given up was retried by hand and sent: the enquiry counts as answered from now on. */
export async function recordSentAfterRetry(
  trx: Trx,
  responseTarget: ResponseTarget,
  replyId: string,
): Promise<void> {
  const mail = await writtenBy(trx, replyId);
  const row = mail && (await readWorkRow(trx, mail.enquiry_id, true));
  if (!row) return;
  const { rows } = await sql<{
    isGivenUp: boolean;
    isAnswer: boolean;
    then: 'waiting' | 'answered' | null;
  }>`
    select coalesce((array_agg(kind order by version desc))[1] = 'send-failed', false) as "isGivenUp",
      coalesce(bool_or(kind = 'answered'), false) as "isAnswer",
      max(data ->> 'then') filter (where kind = 'answered') as then
    from enquiry_events
    where enquiry_id = ${mail.enquiry_id} and version is not null and data ->> 'reply' = ${replyId}
  `.execute(trx);
  const [fate] = rows;
  const work = workOfRow(row);
  const answered = { kind: 'answered', by: 'mail', then: fate?.then ?? 'waiting' } as const;
  // A forward does not count as an answer.
  if (fate?.isGivenUp !== true || !fate.isAnswer || !countsAsAnswer(work)) return;
  const workingMs = responseTarget.time.between(row.received_at, row.now);
  const change: Change = { ...answered, workingMs, reply: replyId };
  const event = { at: row.now.toISOString(), staffId: mail.staff_id, change };
  await appendEvent(
    trx,
    { enquiryId: mail.enquiry_id, staffId: mail.staff_id },
    change,
    applyEvent(work, event),
  );
  await markAnsweredForEnquirer(trx, mail.enquiry_id);
}
