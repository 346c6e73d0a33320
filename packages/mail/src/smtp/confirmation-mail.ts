import { retention } from '@studio/contract/retention';
import type { Confirmation } from '../channel.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { aside, band, button, link, mailHtml, opening, paragraph } from './mail-layout.ts';
import type { MailBody } from './sales-mail.ts';

export function confirmationMail(message: Confirmation, company: CompanyFacts): MailBody {
  const { name } = company;
  const subject = 'Please confirm your subscription';
  const why = `You, or someone using your address, asked ${name} to send news here.`;
  const ask = `To get our news now and then, confirm your address within ${retention.confirmLink.words}:`;
  const otherwise =
    'If it was not you, ignore this email and you will not be subscribed. To unsubscribe at any time:';
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
