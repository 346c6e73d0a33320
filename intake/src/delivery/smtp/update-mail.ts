import type { CompanyFacts } from '../company-facts.ts';
import type { Happening, LaterMessage } from '../channel.ts';
import { headerText } from './header-text.ts';
import {
  aside,
  asWritten,
  band,
  mailHtml,
  opening,
  paragraph,
  reference as referenceIn,
  titleBlock,
} from './mail-layout.ts';
import { receivedWords, phoneOf } from './received.ts';
import type { MailBody } from './sales-mail.ts';

const titles = {
  addition: 'Something was added',
  withdrawal: 'The enquiry was withdrawn',
} as const;

const WITHDRAWN =
  'They no longer want an answer. The enquiry stays stored until its time is up, unless they erase it.';

/** For sales: stands under the mail of the enquiry, whose subject and reference it carries. */
export function laterMail(message: LaterMessage, company: CompanyFacts): MailBody {
  const { lead, reference, kind, receivedAt } = message;
  const subject = `Re: ${headerText(lead.name)}, ${headerText(lead.companyname)}: ${headerText(lead.subject)} [${reference}]`;
  const who = `${lead.name}, ${lead.companyname}: ${lead.subject}`;
  const words = kind === 'withdrawal' ? WITHDRAWN : message.words;
  const received = receivedWords(receivedAt, company.timeZone, phoneOf(lead.phonenumber).country);
  const howTo = 'Reply to this mail to answer the visitor.';
  return {
    subject,
    text: [
      `${titles[kind]}.`,
      who,
      '',
      words,
      '',
      `Received: ${received}`,
      `Reference: ${reference}`,
      '',
      howTo,
      '',
    ].join('\n'),
    html: mailHtml(
      subject,
      company,
      opening(`${titles[kind]}.`, who),
      band(asWritten(words)),
      titleBlock([
        ['Received', received],
        ['Reference', referenceIn(reference)],
      ]),
      band(aside(howTo)),
    ),
  };
}

/** For sales: nothing but a reference is left, and the mailbox still has the mails. */
export function erasureMail({ reference }: Happening, company: CompanyFacts): MailBody {
  const subject = `Please delete the mails of ${reference}`;
  const why = 'The enquirer had this enquiry erased. It is gone from the database.';
  const ask = `Please delete its mails here too: search for ${reference}, and delete what you find in every folder, the answers among them.`;
  return {
    subject,
    text: [why, '', ask, ''].join('\n'),
    html: mailHtml(
      subject,
      company,
      opening('Please delete these mails.'),
      band(paragraph(why), paragraph(ask)),
    ),
  };
}
