import type { Reply } from '../channel.ts';
import { headerText } from './header-text.ts';
import type { SmtpSettings } from './smtp-settings.ts';

/** The first of the sales mailboxes, without the name it may stand beside. */
export function salesAddress(salesTo: string): string {
  const [first = ''] = salesTo.split(',');
  return (/<(?<address>[^<>]+)>/u.exec(first)?.groups?.['address'] ?? first).trim();
}

/** `sales+<reference>@…`: an answer to it belongs to the enquiry, whatever its subject and headers say. */
export function plusAddress(address: string, reference: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${reference}${address.slice(at)}`;
}

/** As its writer typed it and as any mail program would send it: no layout, and nothing added. */
export function replyMail(message: Reply, { company, from, salesTo }: SmtpSettings) {
  const address = salesAddress(salesTo);
  const ours = from.slice(from.lastIndexOf('@') + 1);
  const acknowledgement = `${message.leadId}.acknowledgement@${ours}`;
  const inReplyTo = `<${message.inReplyTo ?? acknowledgement}>`;
  const earlier = [acknowledgement, ...message.earlier].map((id) => `<${id}>`);
  const name = message.by === null ? company.name : `${headerText(message.by)}, ${company.name}`;
  return {
    from: { name, address },
    to: { name: '', address: message.to },
    replyTo: { name, address: plusAddress(address, message.reference) },
    subject: message.subject,
    text: `${message.text}\n`,
    messageId: `<${message.messageId}>`,
    inReplyTo,
    // The mail it answers stands last.
    references: [...earlier.filter((id) => id !== inReplyTo), inReplyTo],
    textEncoding: 'base64' as const,
  };
}
