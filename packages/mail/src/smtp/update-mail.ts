import type { CompanyFacts } from '../company-facts.ts';
import type { StatusNotice, AdditionMessage } from '../channel.ts';
import { senderName } from '../enquiry-lines.ts';
import { headerText } from './header-text.ts';
import {
  asWritten,
  band,
  mailHtml,
  opening,
  paragraph,
  reference as referenceIn,
  titleBlock,
} from './mail-layout.ts';
import { receivedText, phoneOf } from './received-text.ts';
import type { MailBody } from './sales-mail.ts';
import { replyInstructions, viewInstructions, type ReplySettings } from './reply-instructions.ts';

const titles = {
  addition: 'Something was added',
  withdrawal: 'The enquiry was withdrawn',
} as const;

const WITHDRAWN =
  'They no longer want an answer. The enquiry stays stored until its time is up, unless they erase it.';

/** For sales: threaded under the mail of the enquiry, with the same subject and reference. */
export function additionMail(
  message: AdditionMessage,
  { company, ...settings }: ReplySettings & { readonly company: CompanyFacts },
): MailBody {
  const { enquiry, reference, kind, receivedAt } = message;
  const subject = `Re: ${senderName(enquiry, headerText)}: ${headerText(enquiry.subject)} [${reference}]`;
  const who = `${senderName(enquiry)}: ${enquiry.subject}`;
  const words = kind === 'withdrawal' ? WITHDRAWN : message.words;
  const received = receivedText(receivedAt, company.timeZone, phoneOf(enquiry.phonenumber).country);
  const end =
    kind === 'withdrawal'
      ? viewInstructions(message, settings)
      : replyInstructions(message, settings);
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
      ...end.text,
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
      end.html,
    ),
  };
}

/** For sales: only the reference is left with us, but the mailbox still has the mails. */
export function erasureMail({ reference }: StatusNotice, company: CompanyFacts): MailBody {
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
