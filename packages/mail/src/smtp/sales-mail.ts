import { otherLines } from '@studio/contract';
import type { CompanyFacts } from '../company-facts.ts';
import type { SalesMessage } from '../channel.ts';
import { originLines, senderName } from '../enquiry-lines.ts';
import { headerText } from './header-text.ts';
import {
  aside,
  asWritten,
  band,
  link,
  mailHtml,
  opening,
  reference as referenceIn,
  titleBlock,
} from './mail-layout.ts';
import { phoneOf, receivedText } from './received-text.ts';
import { sheetRows } from './sheet-in-mail.ts';
import { replyUrl, replyInstructions, type ReplySettings } from './reply-instructions.ts';

export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The reference is last, so that a list of mails shows the sender and the topic first. */
function subjectOf({ enquiry, reference, isProbe }: SalesMessage): string {
  if (isProbe) return `Probe ${reference}, please ignore`;
  const who = senderName(enquiry, headerText);
  return `${who}: ${headerText(enquiry.subject)} [${reference}]`;
}

const PROBE = 'This message tests the contact form. No visitor wrote it.';
const SHEET = 'They drew a sheet. The drawing is attached:';

export function salesMail(
  message: SalesMessage,
  { company, ...settings }: ReplySettings & { readonly company: CompanyFacts },
): MailBody {
  const { enquiry, origin, sheet, reference, receivedAt, isProbe } = message;
  const otherRows = [...otherLines(enquiry), ...originLines(origin)];
  const subject = subjectOf(message);
  const phone = phoneOf(enquiry.phonenumber);
  const hasPhone = enquiry.phonenumber !== '';
  const who = senderName(enquiry);
  const received = receivedText(receivedAt, company.timeZone, phone.country);
  const end = isProbe
    ? { text: [PROBE], html: band(aside(PROBE)) }
    : replyInstructions(message, settings);
  const drawn = sheet ? sheetRows(sheet, company) : [];
  const details = enquiry.projectdetails === '' ? '(none given)' : enquiry.projectdetails;
  return {
    subject,
    text: [
      enquiry.subject,
      who,
      '',
      `Email: ${enquiry.email}`,
      ...(hasPhone ? [`Phone: ${phone.shown}`] : []),
      ...otherRows.map(([label, words]) => `${label}: ${words}`),
      `Received: ${received}`,
      `Reference: ${reference}`,
      '',
      'Project details:',
      '',
      details,
      '',
      ...(sheet ? [SHEET, '', ...drawn.map(([name, said]) => `${name}: ${said}`), ''] : []),
      ...end.text,
      '',
    ].join('\n'),
    html: mailHtml(
      subject,
      company,
      opening(enquiry.subject, who),
      band(asWritten(details)),
      sheet && band(aside(SHEET)),
      sheet && titleBlock(drawn.map(([name, said]) => [name, asWritten(said)])),
      titleBlock([
        ['Email', link(replyUrl(message, settings), enquiry.email)],
        ...(hasPhone ? [['Phone', link(phone.href, phone.shown)] as const] : []),
        ...otherRows,
        ['Received', received],
        ['Reference', referenceIn(reference)],
      ]),
      end.html,
    ),
  };
}
