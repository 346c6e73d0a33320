import { retention } from '@studio/contract/retention';
import type { Confirmation } from '../channel.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { aside, band, button, link, mailHtml, opening, paragraph } from './mail-layout.ts';
import type { MailBody } from './sales-mail.ts';

export function confirmationMail(message: Confirmation, company: CompanyFacts): MailBody {
  const { name } = company;
  const subject = 'Please confirm your subscription';
  const why = `Someone, we hope you, asked ${name} to send news to this address.`;
  const ask = `Confirm it within ${retention.confirmLink.words} and you will hear from us now and then:`;
  const otherwise =
    'If it was not you, do nothing: no news is sent without your word. To leave at any time:';
  return {
    subject,
    text: [why, '', ask, message.confirmUrl, '', otherwise, message.leaveUrl, '', name, ''].join(
      '\n',
    ),
    html: mailHtml(
      subject,
      company,
      opening('Please confirm your subscription.'),
      band(paragraph(why), paragraph(ask), button(message.confirmUrl, 'Confirm my subscription')),
      band(aside(otherwise, ' ', link(message.leaveUrl, 'Leave'), '.')),
      band(aside(name)),
    ),
  };
}
