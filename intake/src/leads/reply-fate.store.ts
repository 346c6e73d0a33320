import { afterEvent, type Change } from '@old/contract/desk/work';
import { whyNot } from '@old/contract/desk/work-rules';
import type { Promises } from '@old/contract/promise';
import { sql } from 'kysely';
import type { Trx } from '#platform/db.ts';
import { readRow, record, tellEnquirer } from './change-work.store.ts';
import { withdrawAnswer } from './work-anew.store.ts';
import { workOfRow } from './work-row.ts';

async function writtenBy(trx: Trx, replyId: string) {
  return trx
    .selectFrom('thread_mails')
    .select(['lead_id', 'staff_id'])
    .where('id', '=', replyId)
    .executeTakeFirst();
}

/** No mail server takes it, and nothing tries again by itself: its writer has the enquiry again. */
export async function noteNotSent(trx: Trx, replyId: string, why: string): Promise<void> {
  const mail = await writtenBy(trx, replyId);
  const row = mail && (await readRow(trx, mail.lead_id, true));
  if (!row) return;
  await withdrawAnswer(trx, row, mail.staff_id, { kind: 'not-sent', reply: replyId, why });
}

/** Of a reply that was given up and tried again by hand: from now on they are answered. */
export async function noteSentAfterAll(
  trx: Trx,
  promised: Promises,
  replyId: string,
): Promise<void> {
  const mail = await writtenBy(trx, replyId);
  const row = mail && (await readRow(trx, mail.lead_id, true));
  if (!row) return;
  const { rows } = await sql<{ isGivenUp: boolean; then: 'waiting' | 'answered' | null }>`
    select coalesce((array_agg(kind order by version desc))[1] = 'not-sent', false) as "isGivenUp",
      max(data ->> 'then') filter (where kind = 'answered') as then
    from desk_events
    where lead_id = ${mail.lead_id} and version is not null and data ->> 'reply' = ${replyId}
  `.execute(trx);
  const [fate] = rows;
  const work = workOfRow(row);
  const answered = { kind: 'answered', by: 'mail', then: fate?.then ?? 'waiting' } as const;
  if (fate?.isGivenUp !== true || whyNot(work, answered, row.now) !== undefined) return;
  const workingMs = promised.time.between(row.received_at, row.now);
  const change: Change = { ...answered, workingMs, reply: replyId };
  const event = { at: row.now.toISOString(), staffId: mail.staff_id, change };
  await record(
    trx,
    { leadId: mail.lead_id, staffId: mail.staff_id },
    change,
    afterEvent(work, event),
  );
  await tellEnquirer(trx, mail.lead_id);
}
