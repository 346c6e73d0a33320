import { isDeepStrictEqual } from 'node:util';
import type { Addressing } from '@studio/contract/desk/addressing.schema';
import { sql } from 'kysely';
import type { Trx } from '#database/db.ts';
import { readEvents } from '#work/event-row.ts';
import { filesSentWith } from './draft-file.store.ts';

export interface KnownReply {
  readonly id: string;
  readonly enquiryId: string;
  readonly staffId: string;
  readonly text: string;
  /** All files of the draft. */
  readonly files: readonly string[];
  /** Files of the thread that are sent again. */
  readonly again: readonly string[];
  /** When to send it; omitted to send at once. */
  readonly sendAt?: string | undefined;
}

/** How this id was used before: not at all, for the same reply, or for something else. */
export async function findUseOfId(
  trx: Trx,
  { id, enquiryId, staffId, text, files, again, sendAt }: KnownReply,
  { way, to, cc, bcc, subject }: Addressing,
  now: Date,
) {
  const at = sendAt === undefined ? undefined : new Date(sendAt);
  const mail = await trx
    .selectFrom('thread_mails as m')
    .innerJoin('replies as r', 'r.mail_id', 'm.id')
    .select(['m.enquiry_id', 'm.staff_id', 'm.body', 'm.subject', 'r.state', 'r.send_after'])
    .select(['r.way', 'r.forwarded_to', 'r.cc', 'r.bcc'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  if (mail) {
    const isSame =
      mail.enquiry_id === enquiryId &&
      mail.staff_id === staffId &&
      mail.body === text &&
      mail.way === way &&
      // A scheduled reply is a mail once its time has come.
      (at === undefined || at <= now) &&
      isDeepStrictEqual([mail.forwarded_to, mail.cc, mail.bcc], [to, cc, bcc]) &&
      (await filesSentWith(trx, id, files, again)) &&
      // Without a subject the thread's is used, which may have changed since.
      (subject === undefined || mail.subject === subject);
    return { isSame, undoUntil: mail.state === 'accepted' ? mail.send_after : null };
  }
  const waiting = await trx
    .selectFrom('waiting_replies')
    .select(['enquiry_id', 'staff_id', 'body', 'cc', 'bcc', 'send_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (waiting) {
    const { enquiry_id, staff_id, body } = waiting;
    const isSame = isDeepStrictEqual(
      [enquiry_id, staff_id, body, waiting.cc, waiting.bcc, waiting.send_at],
      [enquiryId, staffId, text, cc, bcc, at],
    );
    return { isSame, undoUntil: waiting.send_at };
  }
  const back = await readEvents(
    trx,
    enquiryId,
    sql`e.kind = 'send-undone' and e.data ->> 'reply' = ${id}`,
  );
  return back.length > 0 ? { isSame: false, undoUntil: null } : undefined;
}
