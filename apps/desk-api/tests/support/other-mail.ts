import { randomUUID } from 'node:crypto';
import type { TestDesk } from './desk.ts';

export interface GivenMail {
  readonly name?: string;
  readonly sender?: string;
  readonly subject?: string;
  readonly body?: string;
  readonly isAutomatic?: boolean;
  readonly senderVerified?: boolean;
  /** The name of an attached file. */
  readonly file?: string;
  /** SQL, such as `now() - interval '1 hour'`. */
  readonly at?: string;
}

/** Adds a mail without an enquiry, as the inbound mail process stores it; returns the id of its conversation. */
export async function addOtherMail(
  desk: Pick<TestDesk, 'sql'>,
  {
    name = 'Birgit Aschenbrenner',
    sender = 'birgit@stadtwerke.example',
    subject = 'Anfrage',
    body = 'Wir haben rund 2800 Zähler und suchen jemanden, der sie auslesen kann.',
    isAutomatic = false,
    senderVerified = true,
    file = '',
    at = 'now()',
  }: GivenMail = {},
): Promise<string> {
  const [id, mailId] = [randomUUID(), randomUUID()];
  // One statement, as the inbound mail process uses one transaction: a notified client must find all of it.
  await desk.sql(
    `with other as (
       insert into other_mails (id, name, sender, received_at, latest_at, is_automatic, purge_after)
       values ($1, $2, $3, ${at}, ${at}, $4, now() + interval '365 days')),
     mail as (
       insert into thread_mails (id, other_id, direction, kind, message_id, subject, body, sender, sender_verified,
         attachments, content_hash, at)
       values ($5, $1, 'in', $6, $5::uuid || '@stadtwerke.example', $7, $8, $3, $9, $10, 'x', ${at})),
     file as (
       insert into mail_files (id, mail_id, nth, name, bytes, state, account, folder, uid_validity, uid, part)
       select gen_random_uuid(), $5, 0, $11, 9, 'clean', 'sales', 'inbox', '1', 1, '2' where $11 <> ''
       returning id)
     insert into mail_file_pieces select id, 0, 'its words' from file`,
    id,
    name,
    sender,
    isAutomatic,
    mailId,
    isAutomatic ? 'auto-reply' : 'message',
    subject,
    body,
    senderVerified,
    JSON.stringify(file === '' ? [] : [{ name: file, bytes: 9 }]),
    file,
  );
  return id;
}
