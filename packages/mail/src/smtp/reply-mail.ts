import { Readable } from 'node:stream';
import { salesAddress } from '@studio/platform/sales-address.ts';
import type { Reply } from '../channel.ts';
import { headerText } from './header-text.ts';
import { replyHtml } from './reply-html.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** `sales+<reference>@…`: an answer to it is assigned to the enquiry, whatever its subject and headers say. */
export function plusAddress(address: string, reference: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${reference}${address.slice(at)}`;
}

const named = (addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));

/** Plain text as it was typed, as from any mail program, and the same as HTML with links. */
export function replyMail(message: Reply, { company, from, salesTo }: SmtpSettings) {
  const address = salesAddress(salesTo);
  const ours = from.slice(from.lastIndexOf('@') + 1);
  const acknowledgement = `${message.enquiryId}.acknowledgement@${ours}`;
  const inReplyTo = `<${message.inReplyTo ?? acknowledgement}>`;
  const earlier = [acknowledgement, ...message.earlier].map((id) => `<${id}>`);
  const name = message.by === null ? company.name : `${headerText(message.by)}, ${company.name}`;
  return {
    from: { name, address },
    to: named(message.to),
    cc: named(message.cc),
    bcc: named(message.bcc),
    replyTo: { name, address: plusAddress(address, message.reference) },
    subject: message.subject,
    text: `${message.text}\n`,
    html: replyHtml(message.text),
    attachments: message.files.map(({ name, pieces }) => ({
      filename: name,
      content: Readable.from(pieces()),
      contentTransferEncoding: 'base64' as const,
      contentDisposition: 'attachment' as const,
    })),
    // Fixed time and boundaries make the mail the same bytes each time.
    date: message.at,
    baseBoundary: message.messageId.replace(/[^\da-z]/giu, ''),
    messageId: `<${message.messageId}>`,
    inReplyTo,
    // The answered mail comes last.
    references: [...earlier.filter((id) => id !== inReplyTo), inReplyTo],
    textEncoding: 'base64' as const,
    // As it goes over SMTP. Some mail servers refuse a copy with other line ends.
    newline: 'windows',
  };
}
