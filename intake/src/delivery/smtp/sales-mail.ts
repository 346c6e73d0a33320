import type { SalesMessage } from '../channel.ts';
import { asWritten, facts, mailHtml, paragraph } from './mail-layout.ts';

export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The subject holds our reference and nothing the visitor wrote: it is a header. */
export function salesMail({ lead, reference, receivedAt, isProbe }: SalesMessage): MailBody {
  const subject = isProbe ? `Probe ${reference}, please ignore` : `New enquiry ${reference}`;
  const rows = [
    ['Name', lead.name],
    ['Company', lead.companyname],
    ['Email', lead.email],
    ['Phone', `+${lead.phonenumber}`],
    ['Subject', lead.subject],
    ['Received', receivedAt.toISOString()],
  ] as const;
  const howTo = isProbe
    ? 'This message tests the contact form. Nobody wrote it.'
    : 'Reply to this mail to answer the visitor.';
  const details = lead.projectdetails === '' ? '(none given)' : lead.projectdetails;
  const lines = rows.map(([name, value]) => `${name}: ${value}`);
  return {
    subject,
    text: [subject, '', ...lines, '', 'Project details:', '', details, '', howTo, ''].join('\n'),
    html: mailHtml(
      subject,
      facts(rows),
      paragraph('Project details:'),
      asWritten(details),
      paragraph(howTo),
    ),
  };
}
