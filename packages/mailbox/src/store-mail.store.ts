import { randomUUID } from 'node:crypto';
import type { ResponseTarget } from '@studio/contract/response-target';
import { sql } from 'kysely';
import { notifyDesk } from '@studio/enquiries/work/change-work.store.ts';
import { recordSendFailure } from '@studio/enquiries/replies/reply-outcome.store.ts';
import { stillCounts } from '@studio/enquiries/replies/revert-reply.store.ts';
import { recordStaffReply, recordEnquirerReply } from '@studio/enquiries/work/mail-events.store.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import type { Sender } from './direction.ts';
import type { FileInMail } from './files-in.ts';
import type { InCopy } from './in-copy.ts';
import { moveFiles, noteFiles, type MailLocation } from './mail-file.store.ts';
import type { BounceReason, MailKind } from './mail-kind.ts';
import type { ReadMail } from './read-mail.ts';

interface Bounce {
  readonly of: string;
  readonly why: BounceReason;
  /**
   * The Message-ID of the reply that the enquirer did not get; undefined if it was another mail or another recipient.
   */
  readonly lost: string | undefined;
}

/** A mail as it is stored. */
export interface StoredMail extends Omit<ReadMail, 'recipients'> {
  readonly kind: MailKind;
  readonly sender: Sender;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  /** When our mail server received it. */
  readonly at: Date;
  readonly copied: readonly InCopy[];
  readonly attachments: readonly FileInMail[];
  /** For a bounce: the failed mail and the reason. */
  readonly bounce: Bounce | undefined;
}

/** Whether an address belongs to our own people. */
type IsOurs = (address: string) => boolean;

/** A mail of an enquiry. */
export interface ThreadMail extends StoredMail {
  readonly enquiryId: string;
}

/** All columns except those that say whose mail it is. */
export const rowOf = (mail: StoredMail) => ({
  direction: mail.sender.direction,
  kind: mail.kind,
  staff_id: mail.sender.staffId,
  message_id: mail.messageId,
  in_reply_to: mail.inReplyTo,
  subject: mail.subject,
  body: mail.body,
  quoted_text: mail.quotedText,
  attachments: JSON.stringify(mail.attachments.map(({ name, bytes }) => ({ name, bytes }))),
  copied: JSON.stringify(mail.copied),
  at: mail.at,
  content_hash: mail.contentHash,
  sender: mail.sender.address,
  sender_verified: mail.sender.senderVerified,
  is_truncated: mail.isTruncated,
});

/** Whether the mail is stored already: as the mail itself, or as the reply sent by the desk. */
async function insertMail(trx: Trx, mail: ThreadMail): Promise<{ id: string; isNew: boolean }> {
  const { sender } = mail;
  if (sender.direction === 'out') {
    // People with access to our Sent folder do not forge ids; only line breaks may have changed.
    const known = await trx
      .selectFrom('thread_mails')
      .select('id')
      .where('enquiry_id', '=', mail.enquiryId)
      .where('message_id', '=', mail.messageId)
      .where('direction', '=', 'out')
      .executeTakeFirst();
    if (known) return { id: known.id, isNew: false };
  }
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('thread_mails')
    .values({ id, enquiry_id: mail.enquiryId, ...rowOf(mail) })
    .onConflict((oc) =>
      oc.columns(['enquiry_id', 'direction', 'message_id', 'content_hash']).doNothing(),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return { id, isNew: true };
  const known = await trx
    .selectFrom('thread_mails')
    .select('id')
    .where('enquiry_id', '=', mail.enquiryId)
    .where('direction', '=', sender.direction)
    .where('message_id', '=', mail.messageId)
    .where('content_hash', '=', mail.contentHash)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

/** A copy of a reply of the desk may arrive through an alias, for example. Its files are stored already. */
async function isOwnReply(trx: Trx, { messageId }: ThreadMail): Promise<boolean> {
  const reply = await trx
    .selectFrom('thread_mails')
    .select('id')
    .where('message_id', '=', messageId)
    .where('direction', '=', 'out')
    .limit(1)
    .executeTakeFirst();
  return reply !== undefined;
}

/** The enquiry itself and the one it was merged into, from which it is answered. */
const inOneThread = (enquiryId: string) => sql`array(
  select ${enquiryId}::uuid union all
  select merged_into from enquiry_work where enquiry_id = ${enquiryId}::uuid and merged_into is not null)`;

/**
 * The first message of a direction after a moment: folders are read in parallel. An unverified mail in a colleague's
 * name does not count as theirs.
 */
async function messageAfter(
  trx: Trx,
  enquiryId: string,
  direction: 'out' | 'in',
  at: Date,
  isOurs: IsOurs,
) {
  const mails = await trx
    .selectFrom('thread_mails')
    .select(['at', 'sender', 'sender_verified'])
    .where(sql<boolean>`enquiry_id = any(${inOneThread(enquiryId)})`)
    .where('direction', '=', direction)
    .where('kind', '=', 'message')
    .where('at', '>', at)
    .orderBy('at')
    .execute();
  return mails.find(
    ({ sender, sender_verified: senderVerified }) =>
      direction === 'out' || senderVerified || !isOurs(sender),
  );
}

/** Shown in the thread, without changing the state of the enquiry. */
async function noteBeside(trx: Trx, enquiryId: string, kind: string, data: object): Promise<void> {
  await sql`
    insert into enquiry_events (enquiry_id, kind, data)
    select id, ${kind}, ${JSON.stringify(data)}::jsonb ||
      case when id = ${enquiryId}::uuid then '{}' else jsonb_build_object('of', ${enquiryId}::text) end
    from unnest(${inOneThread(enquiryId)}) as id
  `.execute(trx);
  await notifyDesk(trx);
}

const cameBack: Readonly<Record<BounceReason, string>> = {
  'no-such-address': 'It came back: the address does not exist.',
  'mailbox-full': 'It came back: their mailbox is full.',
  refused: 'It came back: their mail server refused it.',
};

/** A reply of the desk bounced: its author gets the enquiry back, as if no server had accepted the reply. */
async function noteBounce(trx: Trx, enquiryId: string, bounce: Bounce): Promise<void> {
  const { lost, ...data } = bounce;
  const { rows } = await sql<{ readonly id: string }>`
    select m.id from thread_mails m join enquiry_events e on e.enquiry_id = m.enquiry_id
      and e.kind = 'answered' and e.data ->> 'reply' = m.id::text and ${stillCounts}
    where m.enquiry_id = ${enquiryId} and m.message_id = ${lost ?? null} and m.direction = 'out'
  `.execute(trx);
  const [reply] = rows;
  if (reply) await recordSendFailure(trx, reply.id, cameBack[bounce.why]);
  else await noteBeside(trx, enquiryId, 'bounced', data);
}

async function drawConsequences(
  trx: Trx,
  responseTarget: ResponseTarget,
  mail: ThreadMail,
  isOurs: IsOurs,
): Promise<void> {
  const { enquiryId, at, sender, kind } = mail;
  if (mail.bounce) return noteBounce(trx, enquiryId, mail.bounce);
  if (kind === 'spam') return notifyDesk(trx);
  if (kind === 'auto-reply') return noteBeside(trx, enquiryId, 'auto-replied', {});
  if (sender.direction === 'out') {
    await recordStaffReply(trx, responseTarget, { enquiryId, at, staffId: sender.staffId });
    const since = await messageAfter(trx, enquiryId, 'in', at, isOurs);
    if (since) await recordEnquirerReply(trx, responseTarget, { enquiryId, at: since.at });
    return;
  }
  if (sender.isPretender || (await messageAfter(trx, enquiryId, 'out', at, isOurs))) return;
  await recordEnquirerReply(trx, responseTarget, { enquiryId, at });
}

/** Stores a mail once, with its consequences, in one transaction. Its files are fetched later. */
export async function storeMail(
  db: Db,
  responseTarget: ResponseTarget,
  mail: ThreadMail,
  place: MailLocation,
  isOurs: IsOurs,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Serialized per enquiry: two processes, or the desk, may change it at the same time.
    await sql`select enquiry_id from enquiry_work where enquiry_id = ${mail.enquiryId} for update`.execute(
      trx,
    );
    const isKnown = await isOwnReply(trx, mail);
    const { id, isNew } = await insertMail(trx, mail);
    if (!isNew) {
      await moveFiles(trx, id, place);
      return false;
    }
    // Spam and automatic mails have no files fetched.
    if (mail.kind === 'message' && !isKnown) await noteFiles(trx, id, place, mail.attachments);
    await drawConsequences(trx, responseTarget, mail, isOurs);
    return true;
  });
}

/** The addresses that wrote in a thread: a reply goes to the enquirer or to one of them. */
export async function sendersInThread(db: Db, enquiryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_mails')
    .select('sender')
    .distinct()
    .where('enquiry_id', '=', enquiryId)
    .where('direction', '=', 'in')
    .where('kind', '=', 'message')
    .execute();
  return rows.map(({ sender }) => sender.toLowerCase());
}
