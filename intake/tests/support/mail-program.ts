import { createTransport } from 'nodemailer';
import type { MailServer } from './dovecot.ts';

/** A mail as its reader sees it. */
export interface SeenMail {
  readonly messageId: string;
  readonly replyTo: string;
  readonly subject: string;
}

/** Somebody's mail program: where it sends, and the mailbox that keeps what was sent. */
export interface MailProgram {
  readonly from: string;
  readonly smtpUrl: string;
  readonly mailbox: MailServer;
  readonly user: string;
}

/** Reply, some words, Send. */
export async function answerMail(
  { from, smtpUrl, mailbox, user }: MailProgram,
  { messageId, replyTo, subject }: SeenMail,
  words: string,
): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from,
    to: replyTo,
    subject: `Re: ${subject}`,
    inReplyTo: messageId,
    references: messageId,
    text: words,
  });
  await createTransport(smtpUrl).sendMail({ envelope: { from, to: replyTo }, raw: message });
  // What the company's own mailbox is to have, its server hands over.
  for (const [address] of replyTo.matchAll(/[^\s<,]+@[^\s>,]+/gu))
    if (address.startsWith(`${user}+`)) await mailbox.deliver(address, message as Buffer);
  await mailbox.fileIn(user, 'Sent', message as Buffer);
}
