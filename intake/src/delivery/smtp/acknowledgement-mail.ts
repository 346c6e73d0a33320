import type { Acknowledgement } from '../channel.ts';
import { mailHtml, paragraph } from './mail-layout.ts';
import type { MailBody } from './sales-mail.ts';

export function acknowledgementMail({ reference }: Acknowledgement, company: string): MailBody {
  const subject = `We have your enquiry (${reference})`;
  const sentences = [
    `Thank you for writing to ${company}. Your enquiry is stored under the reference ${reference}.`,
    'What happens next: a person reads it and answers you at this address, usually within two working days.',
    'If you did not write to us, somebody typed your address by mistake. You need not do anything, and we will not write again.',
  ];
  return {
    subject,
    text: `${sentences.join('\n\n')}\n\n${company}\n`,
    html: mailHtml(subject, ...sentences.map(paragraph), paragraph(company)),
  };
}
