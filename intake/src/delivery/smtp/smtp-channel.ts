import { lookup } from 'node:dns/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { CompanyFacts } from '../company-facts.ts';
import {
  SEND_TIMEOUT_MS,
  type Channel,
  type HeldDigest,
  type LaterMessage,
  type Message,
  type Outcome,
  type Reply,
  type SalesMessage,
  isToVisitor,
} from '../channel.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { digestMail } from './digest-mail.ts';
import { plusAddress, replyMail, salesAddress } from './reply-mail.ts';
import { salesMail, type MailBody } from './sales-mail.ts';
import { sheetAttachment } from './sheet-in-mail.ts';
import { smtpComplaint, smtpFailure } from './smtp-outcome.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { openTransport } from './transport.ts';
import { erasureMail, laterMail } from './update-mail.ts';

/** All that is written by this service itself. */
type OwnMessage = Exclude<Message, Reply>;

function bodyOf(message: OwnMessage, company: CompanyFacts): MailBody {
  switch (message.purpose) {
    case 'sales':
      return salesMail(message, company);
    case 'message':
      return laterMail(message, company);
    case 'acknowledgement':
      return acknowledgementMail(message, company);
    case 'confirmation':
      return confirmationMail(message, company);
    case 'erasure':
    case 'answered':
      return erasureMail(message, company);
  }
}

const messageId = (name: string, from: string): string =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** What a mail is about always has the same Message-ID, so that one sent twice is recognised as one. */
function messageIdOf(message: OwnMessage, from: string): string {
  const { purpose } = message;
  if (purpose === 'confirmation') return messageId(`${message.deliveryId}.${purpose}`, from);
  if (purpose === 'message') return messageId(`${message.messageId}.${purpose}`, from);
  return messageId(`${message.leadId}.${purpose}`, from);
}

/**
 * Whoever presses Reply in a mail program answers the enquirer, and a copy goes to the enquiry's own
 * address: so an answer is seen that was written in somebody's own mailbox.
 */
function answerTo({ lead, reference }: SalesMessage | LaterMessage, settings: SmtpSettings) {
  const { company, salesTo, isMailboxRead } = settings;
  const enquirer = { name: '', address: lead.email };
  if (!isMailboxRead) return [enquirer];
  return [enquirer, { name: company.name, address: plusAddress(salesAddress(salesTo), reference) }];
}

export function mailOf(message: OwnMessage, settings: SmtpSettings) {
  const { company, from, salesTo, probeTo } = settings;
  const common = {
    ...bodyOf(message, company),
    from: { name: company.name, address: from },
    messageId: messageIdOf(message, from),
    // Base64 keeps every byte as it was typed; the other encodings fold or stuff lines.
    textEncoding: 'base64' as const,
  };
  if (!isToVisitor(message)) {
    const to = message.purpose === 'sales' && message.isProbe ? probeTo : salesTo;
    const replyTo = 'lead' in message && { replyTo: answerTo(message, settings) };
    // Mail programs show it under the enquiry.
    const first = messageId(`${message.leadId}.sales`, from);
    const thread = message.purpose !== 'sales' && { inReplyTo: first, references: first };
    const sheet = message.purpose === 'sales' &&
      message.sheet && {
        attachments: [sheetAttachment(message.sheet, company, message.reference)],
      };
    return { ...common, to, ...replyTo, ...thread, ...sheet };
  }
  const to = { name: '', address: message.to };
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (message.purpose === 'acknowledgement') {
    return { ...common, to, replyTo: company.email, headers: automatic };
  }
  const headers = {
    ...automatic,
    'List-Unsubscribe': `<${message.leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...common, to, headers };
}

function mailOfDigest(digest: HeldDigest, { company, from, salesTo }: SmtpSettings) {
  return {
    ...digestMail(digest, company),
    from: { name: company.name, address: from },
    to: salesTo,
    messageId: messageId(`${digest.day}.held`, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'base64' as const,
  };
}

/** A reply as bytes: what lies in our folder of sent mails is what the enquirer got. */
async function bytesOf(message: Reply, settings: SmtpSettings) {
  const node = new MailComposer(replyMail(message, settings)).compile();
  return { envelope: node.getEnvelope(), raw: await node.build() };
}

type Mail =
  | ReturnType<typeof mailOf>
  | Awaited<ReturnType<typeof bytesOf>>
  | ReturnType<typeof mailOfDigest>;

export function smtpChannel(settings: SmtpSettings): Channel {
  let transport = openTransport(settings.url);

  /** The connection is cut with the time-out, or the server could still take the message later. */
  async function sendInTime(mail: Mail): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        transport.close();
        transport = openTransport(settings.url);
        reject(Object.assign(new Error('Time is up.'), { code: 'ETIMEDOUT' }));
      }, SEND_TIMEOUT_MS);
    });
    try {
      await Promise.race([transport.sendMail(mail), timeUp]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function sent(mail: Mail, purpose: Message['purpose']): Promise<Outcome> {
    try {
      await sendInTime(mail);
      return { kind: 'sent' };
    } catch (error) {
      return smtpFailure(error, purpose);
    }
  }

  return {
    name: 'smtp',
    carries: ['sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'reply'],
    async send(message) {
      if (message.purpose !== 'reply') return sent(mailOf(message, settings), message.purpose);
      const mail = await bytesOf(message, settings);
      const outcome = await sent(mail, message.purpose);
      return outcome.kind === 'sent' && settings.isMailboxRead
        ? { ...outcome, mail: mail.raw }
        : outcome;
    },
    tellHeld: (digest) => sent(mailOfDigest(digest, settings), 'sales'),
    async check() {
      const { hostname } = new URL(settings.url);
      const found = await lookup(hostname).catch(() => undefined);
      if (!found) return `The SMTP server's host ${hostname} has no address in DNS.`;
      return transport.verify().then(
        () => undefined,
        (error: unknown) => smtpComplaint(error, hostname),
      );
    },
    close: () => {
      transport.close();
    },
  };
}
