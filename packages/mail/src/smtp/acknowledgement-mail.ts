import type { ReactNode } from 'react';
import type { Acknowledgement } from '../channel.ts';
import type { CompanyFacts } from '../company-facts.ts';
import {
  aside,
  band,
  button,
  link,
  mailHtml,
  opening,
  paragraph,
  reference as referenceIn,
  titleBlock,
} from './mail-layout.ts';
import type { MailBody } from './sales-mail.ts';

/** A label, and its value as text and as HTML. */
type Fact = readonly [name: string, text: string, html: ReactNode];

export function acknowledgementMail(message: Acknowledgement, company: CompanyFacts): MailBody {
  const { reference, enquiryUrl, howSoon, sawNoNotice } = message;
  const subject = `We have your enquiry (${reference})`;
  const thanks = `Thank you for writing to ${company.name}. Your enquiry is stored with us.`;
  const next =
    'What happens next: a person reads it and answers you at this address. Your own page shows what you sent and its status. There you can add or correct something, withdraw it, download a copy, or have it erased:';
  const more =
    company.phone === undefined
      ? 'To add something, reply to this email.'
      : 'To add something, reply to this email or call us.';
  const mistake =
    'If you did not write to us, someone typed your address by mistake. Erase it on the page above, and no one will answer.';
  const privacyUrl = new URL('/privacy', company.siteUrl).href;
  const notice = 'What we keep of your email, why, and for how long:';
  const host = new URL(company.siteUrl).host;
  const { email, phone = '', siteUrl } = company;
  const reach: readonly Fact[] = [
    ['Reference', reference, referenceIn(reference)],
    ['Email', email, link(`mailto:${email}`, email)],
    ['Phone', phone, link(`tel:${phone.replaceAll(' ', '')}`, phone)],
    ['Site', siteUrl, link(siteUrl, host)],
  ];
  const known = reach.filter(([, shown]) => shown !== '');
  return {
    subject,
    text: [
      thanks,
      howSoon,
      `${next}\n${enquiryUrl}`,
      more,
      ...(sawNoNotice ? [`${notice}\n${privacyUrl}`] : []),
      known.map(([name, shown]) => `${name}: ${shown}`).join('\n'),
      mistake,
      `${company.name}\n`,
    ].join('\n\n'),
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
        sawNoNotice ? paragraph(notice, ' ', link(privacyUrl, 'privacy')) : null,
      ),
      titleBlock(known.map(([name, , shown]) => [name, shown])),
      band(aside(mistake)),
    ),
  };
}
