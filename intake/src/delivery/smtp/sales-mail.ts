import { leadFields, leadForm, type Lead, type LeadField } from '@old/contract';
import type { CompanyFacts } from '../company-facts.ts';
import type { SalesMessage } from '../channel.ts';
import { originLines } from '../lead-lines.ts';
import { headerText } from './header-text.ts';
import {
  aside,
  asWritten,
  band,
  button,
  link,
  mailHtml,
  opening,
  reference as referenceIn,
  titleBlock,
} from './mail-layout.ts';
import { phoneOf, receivedWords } from './received.ts';
import { sheetRows } from './sheet-in-mail.ts';

export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The reference comes last, so that a list of mails begins with who wrote and about what. */
function subjectOf({ lead, reference, isProbe }: SalesMessage): string {
  if (isProbe) return `Probe ${reference}, please ignore`;
  const who = `${headerText(lead.name)}, ${headerText(lead.companyname)}`;
  return `${who}: ${headerText(lead.subject)} [${reference}]`;
}

/** In a mailto: only the @ may stand as it is; anything else could begin a field of its own. */
function answerUrl({ lead, reference }: SalesMessage): string {
  const to = encodeURIComponent(lead.email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${lead.subject} [${reference}]`)}`;
}

/** The fields that have a place of their own in the mail; every other one is a line of it. */
const placed: ReadonlySet<LeadField> = new Set([
  'name',
  'companyname',
  'email',
  'phonenumber',
  'subject',
  'projectdetails',
]);

const otherLines = (lead: Readonly<Lead>): (readonly [label: string, text: string])[] =>
  leadFields
    .filter((field) => !placed.has(field))
    .map((field) => [leadForm[field].label, lead[field]]);

const SHEET = 'They drew a sheet. The drawing is attached:';

export function salesMail(message: SalesMessage, company: CompanyFacts): MailBody {
  const { lead, origin, sheet, reference, receivedAt, isProbe } = message;
  const otherRows = [...otherLines(lead), ...originLines(origin)];
  const subject = subjectOf(message);
  const phone = phoneOf(lead.phonenumber);
  const who = `${lead.name}, ${lead.companyname}`;
  const received = receivedWords(receivedAt, company.timeZone, phone.country);
  const howTo = isProbe
    ? 'This message tests the contact form. Nobody wrote it.'
    : 'Reply to this mail to answer the visitor.';
  const drawn = sheet ? sheetRows(sheet, company) : [];
  const details = lead.projectdetails === '' ? '(none given)' : lead.projectdetails;
  return {
    subject,
    text: [
      lead.subject,
      who,
      '',
      `Email: ${lead.email}`,
      `Phone: ${phone.shown}`,
      ...otherRows.map(([label, words]) => `${label}: ${words}`),
      `Received: ${received}`,
      `Reference: ${reference}`,
      '',
      'Project details:',
      '',
      details,
      '',
      ...(sheet ? [SHEET, '', ...drawn.map(([name, said]) => `${name}: ${said}`), ''] : []),
      howTo,
      '',
    ].join('\n'),
    html: mailHtml(
      subject,
      company,
      opening(lead.subject, who),
      band(asWritten(details)),
      sheet && band(aside(SHEET)),
      sheet && titleBlock(drawn.map(([name, said]) => [name, asWritten(said)])),
      titleBlock([
        ['Email', link(answerUrl(message), lead.email)],
        ['Phone', link(phone.href, phone.shown)],
        ...otherRows,
        ['Received', received],
        ['Reference', referenceIn(reference)],
      ]),
      band(isProbe ? null : button(answerUrl(message), 'Answer by mail'), aside(howTo)),
    ),
  };
}
