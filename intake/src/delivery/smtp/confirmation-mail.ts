import type { Confirmation } from '../channel.ts';
import { link, mailHtml, paragraph } from './mail-layout.ts';
import type { MailBody } from './sales-mail.ts';

export function confirmationMail(message: Confirmation, company: string): MailBody {
  const subject = 'Please confirm your subscription';
  const why = `Somebody, we hope you, asked ${company} to send news to this address.`;
  const ask = 'Confirm it within two days and you will hear from us now and then:';
  const otherwise =
    'If it was not you, do nothing: no news is sent without your word. To leave at any time:';
  return {
    subject,
    text: [why, '', ask, message.confirmUrl, '', otherwise, message.leaveUrl, '', company, ''].join(
      '\n',
    ),
    html: mailHtml(
      subject,
      paragraph(why),
      paragraph(ask),
      link(message.confirmUrl, 'Confirm my subscription'),
      paragraph(otherwise),
      link(message.leaveUrl, 'Leave'),
      paragraph(company),
    ),
  };
}
