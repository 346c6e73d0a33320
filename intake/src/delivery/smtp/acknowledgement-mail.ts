import type { ReactNode } from 'react';
import type { Acknowledgement } from '../channel.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { mayGoBack } from '../own-words.ts';
import {
  aside,
  band,
  button,
  link,
  mailHtml,
  opening,
  paragraph,
  quotation,
  reference as referenceIn,
  titleBlock,
} from './mail-layout.ts';
import type { MailBody } from './sales-mail.ts';

/** A name, and what it names in text and in HTML. */
type Fact = readonly [name: string, text: string, html: ReactNode];

const LEFT_OUT =
  'Your own words are left out of this mail because they hold a web or mail address; we have them.';

function ownWords({ written }: Acknowledgement): string[] {
  const { subject, projectdetails } = written;
  if (!mayGoBack(subject, projectdetails)) return [];
  return [subject, projectdetails].filter((text) => text !== '');
}

export function acknowledgementMail(message: Acknowledgement, company: CompanyFacts): MailBody {
  const { reference, enquiryUrl, howSoon, sheetFragment } = message;
  const subject = `We have your enquiry (${reference})`;
  const thanks = `Thank you for writing to ${company.name}. Your enquiry is stored with us.`;
  const next =
    'What happens next: a person reads it and answers you at this address. Your own page shows where it stands; there you can also add or correct something, withdraw it, take a copy or have it erased:';
  const more =
    company.phone === undefined
      ? 'To add something, reply to this mail.'
      : 'To add something, reply to this mail or call us.';
  const mistake =
    'If you did not write to us, somebody typed your address by mistake. You need not do anything, and we will not write again; the page above lets you erase it.';
  const words = ownWords(message);
  const host = new URL(company.siteUrl).host;
  const { email, phone = '', siteUrl } = company;
  const reach: readonly Fact[] = [
    ['Reference', reference, referenceIn(reference)],
    ['Email', email, link(`mailto:${email}`, email)],
    ['Phone', phone, link(`tel:${phone.replaceAll(' ', '')}`, phone)],
    ['Site', siteUrl, link(siteUrl, host)],
  ];
  const sheetUrl = sheetFragment && `${siteUrl}/sheet${sheetFragment}`;
  const known = reach.filter(([, shown]) => shown !== '');
  return {
    subject,
    text: [
      thanks,
      howSoon,
      `${next}\n${enquiryUrl}`,
      more,
      words.length === 0 ? LEFT_OUT : ['You wrote:', ...words].join('\n\n'),
      sheetUrl && `Your sheet: ${sheetUrl}`,
      known.map(([name, shown]) => `${name}: ${shown}`).join('\n'),
      mistake,
      `${company.name}\n`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: mailHtml(
      subject,
      company,
      opening('We have your enquiry.'),
      band(
        paragraph(thanks),
        paragraph(howSoon),
        paragraph(next),
        button(enquiryUrl, 'Your enquiry'),
        paragraph(more),
      ),
      words.length === 0 ? band(aside(LEFT_OUT)) : band(paragraph('You wrote:'), quotation(words)),
      sheetUrl && band(button(sheetUrl, 'Open your sheet')),
      titleBlock(known.map(([name, , shown]) => [name, shown])),
      band(aside(mistake)),
    ),
  };
}
