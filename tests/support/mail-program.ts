import { createTransport } from 'nodemailer';
import type { MailServer } from './dovecot.ts';

/** A mail as its reader sees it. */
export interface SeenMail {
  readonly messageId: string;
  readonly replyTo: string;
  readonly subject: string;
}

/** A mail program: its SMTP server, and the mailbox that stores sent mails. */
export interface MailProgram {
  readonly from: string;
  readonly smtpUrl: string;
  readonly mailbox: MailServer;
  readonly user: string;
}

/** A file to go with a mail. */
export interface Attached {
  readonly filename: string;
  readonly content: string;
}

/** An answer as a mail program writes it. */
async function answerTo(
  from: string,
  { messageId, replyTo, subject }: SeenMail,
  words: string,
  attachments: readonly Attached[] = [],
): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from,
    to: replyTo,
    subject: `Re: ${subject}`,
    inReplyTo: messageId,
    references: messageId,
    text: words,
    attachments: [...attachments],
  });
  return message as Buffer;
}

const addressesIn = (header: string): readonly string[] =>
  header.match(/[^\s<,]+@[^\s>,]+/gu) ?? [];

/** Replies with a text. */
export async function answerMail(
  { from, smtpUrl, mailbox, user }: MailProgram,
  seen: SeenMail,
  words: string,
): Promise<void> {
  const message = await answerTo(from, seen, words);
  await createTransport(smtpUrl).sendMail({ envelope: { from, to: seen.replyTo }, raw: message });
  // The company's server delivers copies to its own mailbox.
  for (const address of addressesIn(seen.replyTo))
    if (address.startsWith(`${user}+`)) await mailbox.deliver(address, message);
  await mailbox.fileIn(user, 'Sent', message);
}

/** An enquirer replies: the company's server has nothing but what comes in. */
export async function answerFromOutside(
  mailbox: MailServer,
  from: string,
  seen: SeenMail,
  words: string,
  ...attachments: readonly Attached[]
): Promise<void> {
  const [replyTo = ''] = addressesIn(seen.replyTo);
  await mailbox.deliver(replyTo, await answerTo(from, { ...seen, replyTo }, words, attachments));
}
