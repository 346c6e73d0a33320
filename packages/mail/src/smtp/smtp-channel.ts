import { lookup } from 'node:dns/promises';
import { addressAsSent } from '@studio/platform/sending/address-as-sent.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import {
  type Channel,
  type HeldDigest,
  type AdditionMessage,
  type Message,
  type OutcomeNews,
  type Reply,
  type SalesMessage,
  isToVisitor,
} from '../channel.ts';
import {
  FILE_BYTES_PER_SECOND,
  SEND_TIMEOUT_MS,
  type Outcome,
} from '@studio/platform/sending/outcome.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { digestMail } from './digest-mail.ts';
import { noticeMail } from './notice-mail.ts';
import { replyMail } from './reply-mail.ts';
import { salesMail, type MailBody } from './sales-mail.ts';
import { sheetAttachment } from './sheet-in-mail.ts';
import { describeSmtpError, smtpFailure } from '@studio/platform/sending/smtp-outcome.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { openTransport } from '@studio/platform/sending/transport.ts';
import { erasureMail, additionMail } from './update-mail.ts';
import { copyAddress } from './reply-instructions.ts';

const toVisitors: ReadonlySet<Message['purpose']> = new Set([
  'acknowledgement',
  'confirmation',
  'reply',
]);

/** Messages that this service writes itself. */
type OwnMessage = Exclude<Message, Reply | OutcomeNews>;

function bodyOf(message: OwnMessage, settings: SmtpSettings): MailBody {
  const { company } = settings;
  switch (message.purpose) {
    case 'sales':
      return salesMail(message, settings);
    case 'message':
      return additionMail(message, settings);
    case 'acknowledgement':
      return acknowledgementMail(message, company);
    case 'notice':
      return noticeMail(message, settings);
    case 'confirmation':
      return confirmationMail(message, company);
    case 'erasure':
    case 'answered':
      return erasureMail(message, company);
  }
}

const messageId = (name: string, from: string): string =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** A message always gets the same Message-ID, so that a mail sent twice is recognized as one. */
function messageIdOf(message: OwnMessage, from: string): string {
  const { purpose } = message;
  if (purpose === 'confirmation' || purpose === 'notice')
    return messageId(`${message.deliveryId}.${purpose}`, from);
  if (purpose === 'message') return messageId(`${message.messageId}.${purpose}`, from);
  return messageId(`${message.enquiryId}.${purpose}`, from);
}

/**
 * Reply in a mail program answers the enquirer, with a copy to the enquiry's own address, so that we
 * also see answers that a colleague writes from their own mailbox.
 */
function answerTo(message: SalesMessage | AdditionMessage, settings: SmtpSettings) {
  const enquirer = { name: '', address: message.enquiry.email };
  const copy = copyAddress(message, settings);
  return copy === undefined
    ? [enquirer]
    : [enquirer, { name: settings.company.name, address: copy }];
}

export function mailOf(message: OwnMessage, settings: SmtpSettings) {
  const { company, from, salesTo, probeTo } = settings;
  const common = {
    ...bodyOf(message, settings),
    from: { name: company.name, address: from },
    messageId: messageIdOf(message, from),
    // Base64 keeps every byte as it was typed; other encodings fold lines or add characters.
    textEncoding: 'base64' as const,
  };
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (message.purpose === 'notice')
    return { ...common, to: { name: '', address: message.to }, headers: automatic };
  if (!isToVisitor(message)) {
    const to = message.purpose === 'sales' && message.isProbe ? probeTo : salesTo;
    const replyTo = 'enquiry' in message && { replyTo: answerTo(message, settings) };
    // Mail programs thread it under the enquiry.
    const first = messageId(`${message.enquiryId}.sales`, from);
    const thread = message.purpose !== 'sales' && { inReplyTo: first, references: first };
    const sheet = message.purpose === 'sales' &&
      message.sheet && {
        attachments: [sheetAttachment(message.sheet, company, message.reference)],
      };
    return { ...common, to, ...replyTo, ...thread, ...sheet };
  }
  const to = { name: '', address: message.to };
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
    messageId: messageId(`${digest.hour}.held`, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'base64' as const,
  };
}

const composed = (message: Reply, settings: SmtpSettings) =>
  new MailComposer(replyMail(message, settings)).compile();

/** A reply as a stream: its files are read while it is sent. */
function streamOf(message: Reply, settings: SmtpSettings) {
  const node = composed(message, settings);
  return { envelope: node.getEnvelope(), raw: node.createReadStream() };
}

type Mail =
  | ReturnType<typeof mailOf>
  | ReturnType<typeof streamOf>
  | ReturnType<typeof mailOfDigest>;

/** What the transport says about a mail of which some recipient got it. */
interface Sending {
  readonly rejected?: readonly unknown[];
  readonly envelope: { readonly to: readonly string[] };
}

type Recipients = Pick<Reply, 'to' | 'cc' | 'bcc' | 'files'>;

export function smtpChannel(settings: SmtpSettings): Channel {
  let transport = openTransport(settings.url);

  /** A timeout closes the connection: otherwise the server could still accept the message later. */
  async function sendInTime(
    mail: Mail,
    through: ReturnType<typeof openTransport>,
    timeoutMs: number,
    onTimeout: () => void,
  ): Promise<Sending> {
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        through.close();
        onTimeout();
        reject(Object.assign(new Error('Time is up.'), { code: 'ETIMEDOUT' }));
      }, timeoutMs);
    });
    try {
      return await Promise.race([through.sendMail(mail), timeUp]);
    } finally {
      clearTimeout(timer);
    }
  }

  const sendShort = (mail: Mail) =>
    sendInTime(mail, transport, SEND_TIMEOUT_MS, () => {
      transport = openTransport(settings.url);
    });

  /** On a connection of its own with a longer timeout: servers scan files before they answer. */
  async function sendFiles(mail: Mail, bytes: number) {
    const timeoutMs = SEND_TIMEOUT_MS + (bytes / FILE_BYTES_PER_SECOND) * 1_000;
    const own = openTransport(settings.url, timeoutMs);
    try {
      return await sendInTime(mail, own, timeoutMs, () => undefined);
    } finally {
      own.close();
    }
  }

  async function sent(
    mail: Mail,
    purpose: Message['purpose'],
    { to, cc, bcc, files }: Recipients = { to: [], cc: [], bcc: [], files: [] },
  ): Promise<Outcome> {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    try {
      const sending = await (bytes > 0 ? sendFiles(mail, bytes) : sendShort(mail));
      const { rejected = [], envelope } = sending;
      if ('to' in mail && mail.to === settings.salesTo) {
        const refusedMailboxes = rejected.map(
          (address) => envelope.to.indexOf(String(address)) + 1,
        );
        return { kind: 'sent', refusedMailboxes };
      }
      // The others got it and would get it twice after a retry, so its author decides.
      const isRejected = (address: string) => rejected.includes(addressAsSent(address));
      if (to.some(isRejected))
        return { kind: 'refused', problem: 'The address does not take mail.' };
      const refused = [...cc, ...bcc].filter(isRejected);
      return { kind: 'sent', ...(refused.length > 0 && { refused }) };
    } catch (error) {
      return smtpFailure(error, toVisitors.has(purpose) ? 'visitor' : 'us');
    }
  }

  return {
    name: 'smtp',
    carries: ['sales', 'acknowledgement', 'confirmation', 'message', 'erasure', 'reply', 'notice'],
    async send(message) {
      if (message.purpose === 'outcome') throw new Error('Outcomes are sent to programs only.');
      if (message.purpose !== 'reply') return sent(mailOf(message, settings), message.purpose);
      const outcome = await sent(streamOf(message, settings), message.purpose, message);
      return outcome.kind === 'sent' ? { ...outcome, wantsCopy: settings.isMailboxRead } : outcome;
    },
    bytesOf: (reply) => composed(reply, settings).build(),
    sendHeldDigest: (digest) => sent(mailOfDigest(digest, settings), 'sales'),
    async check() {
      const { hostname } = new URL(settings.url);
      const found = await lookup(hostname).catch(() => undefined);
      if (!found) return `The SMTP server's host ${hostname} has no address in DNS.`;
      return transport.verify().then(
        () => undefined,
        (error: unknown) => describeSmtpError(error, hostname),
      );
    },
    close: () => {
      transport.close();
    },
  };
}
