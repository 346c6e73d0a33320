import { randomUUID } from 'node:crypto';
import { retention } from '@studio/contract/retention';
import { clearAlarm, raiseAlarm } from '@studio/enquiries/alarms/alarm.store.ts';
import type { Db, Trx } from '@studio/enquiries/database/db.ts';
import { sql } from 'kysely';
import type { ThreadRefs } from './thread-match.ts';
import { rowOf, type StoredMail } from './store-mail.store.ts';
import { moveFiles, noteFiles, type MailLocation } from './mail-file.store.ts';

/** A limit, because anyone who knows our address could fill our disk. */
const MOST_A_DAY = 2_000;
const SUBJECT = 'other-mail';
const TOO_MANY = `More than ${MOST_A_DAY.toLocaleString('en')} mails that belong to no enquiry and no conversation came within a day. Those that come now are in the mailbox alone, and not at the desk.`;

/** A mail without an enquiry, as far as is known when it is read. */
export interface OtherMail extends StoredMail {
  readonly refs: ThreadRefs;
  /** A program sent it. */
  readonly isAutomatic: boolean;
}

/** The conversations that these mails continue, by the ids they answer. */
export async function conversationFinder(
  db: Db | Trx,
  refs: readonly ThreadRefs[],
): Promise<(refs: ThreadRefs) => string | undefined> {
  const ids = [...new Set(refs.flatMap((one) => one.ids))];
  if (ids.length === 0) return () => undefined;
  const mails = await db
    .selectFrom('thread_mails')
    .select(['message_id', 'other_id'])
    .where(sql<boolean>`message_id = any(${ids}::text[])`)
    .where('other_id', 'is not', null)
    .execute();
  const byId = new Map(mails.map(({ message_id, other_id }) => [message_id, other_id]));
  return (one) => one.ids.map((id) => byId.get(id) ?? undefined).find((id) => id !== undefined);
}

/**
 * Stored before, also if an enquiry has been made from it since. Among other mails a second sender of the same id and
 * text is a copy, such as one that a mailing list has rewritten.
 */
async function knownMail(trx: Trx, { messageId, contentHash, sender }: OtherMail) {
  return trx
    .selectFrom('thread_mails')
    .select('id')
    .where('message_id', '=', messageId)
    .where('direction', '=', sender.direction)
    .where('content_hash', '=', contentHash)
    .where((eb) => eb.or([eb('sender', '=', sender.address), eb('other_id', 'is not', null)]))
    .executeTakeFirst();
}

const purgeAfter = ({ at }: OtherMail) =>
  sql<Date>`${at}::timestamptz + make_interval(days => ${retention.enquiry.days})`;

/** A new mail in a conversation that was set aside needs a new decision. */
async function goOn(trx: Trx, id: string, mail: OtherMail): Promise<void> {
  const isTheirs = mail.sender.direction === 'in' && !mail.isAutomatic;
  await trx
    .updateTable('other_mails')
    .set({
      latest_at: sql<Date>`greatest(latest_at, ${mail.at})`,
      purge_after: sql<Date>`greatest(purge_after, ${purgeAfter(mail)})`,
      ...(isTheirs && { is_automatic: false, set_aside_at: null, set_aside_by: null }),
    })
    .where('id', '=', id)
    .execute();
}

async function begin(trx: Trx, mail: OtherMail): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('other_mails')
    .values({
      id,
      name: mail.senderName || mail.sender.address,
      sender: mail.sender.address,
      received_at: mail.at,
      latest_at: mail.at,
      is_automatic: mail.isAutomatic,
      purge_after: purgeAfter(mail),
    })
    .execute();
  return id;
}

async function isFull(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from other_mails where kept_at > now() - interval '1 day'
  `.execute(db);
  const full = (rows[0]?.count ?? 0) >= MOST_A_DAY;
  if (full) await raiseAlarm(db, { kind: 'mailbox', subject: SUBJECT, message: TOO_MANY });
  else await clearAlarm(db, 'mailbox', [SUBJECT]);
  return full;
}

/**
 * Stores a mail once, in its conversation or as a new one. `overtaken` if its conversation has become an enquiry
 * meanwhile, to which the mail then belongs.
 */
export async function storeOtherMail(
  db: Db,
  mail: OtherMail,
  place: MailLocation,
  isOfEnquiry: (trx: Trx) => Promise<boolean>,
): Promise<'kept' | 'known' | 'left' | 'overtaken'> {
  const full = await isFull(db);
  return db.transaction().execute(async (trx) => {
    await sql`select lock_other_mail()`.execute(trx);
    const same = await knownMail(trx, mail);
    if (same) {
      await moveFiles(trx, same.id, place);
      return 'known';
    }
    if (await isOfEnquiry(trx)) return 'overtaken';
    const find = await conversationFinder(trx, [mail.refs]);
    const before = find(mail.refs);
    // Our own mail continues a conversation, but never starts one.
    if (before === undefined && (full || mail.sender.direction === 'out')) return 'left';
    if (before !== undefined) await goOn(trx, before, mail);
    const otherId = before ?? (await begin(trx, mail));
    const id = randomUUID();
    await trx
      .insertInto('thread_mails')
      .values({ id, enquiry_id: null, other_id: otherId, ...rowOf(mail) })
      .execute();
    if (!mail.isAutomatic) await noteFiles(trx, id, place, mail.attachments);
    return 'kept';
  });
}
