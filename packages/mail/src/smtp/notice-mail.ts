import type { NoticeKind } from '@studio/contract/desk/notices';
import type { CompanyFacts } from '../company-facts.ts';
import type { NoticeMessage } from '../channel.ts';
import { headerText } from './header-text.ts';
import { aside, band, button, mailHtml, opening, paragraph } from './mail-layout.ts';
import { receivedText } from './received-text.ts';
import type { MailBody } from './sales-mail.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const titles: Readonly<Record<NoticeKind, string>> = {
  assigned: 'You were assigned an enquiry',
  'enquirer-replied': 'They wrote again',
  warn: 'Two hours left',
  late: 'One of your enquiries is late',
};

const WHY = 'You asked for this mail under Notifications at the desk. Replies to it are not read.';

/** For a colleague: what happened to one of their enquiries. Without its text unless they chose so. */
export function noticeMail(
  { kind, reference, enquiryId, dueAt, about }: NoticeMessage,
  { company, deskUrl }: Pick<SmtpSettings, 'deskUrl'> & { readonly company: CompanyFacts },
): MailBody {
  const what = about && `${about.name}, ${about.company}: ${about.subject}`;
  const subject = `${titles[kind]}${what === null ? '' : `: ${headerText(what)}`} [${reference}]`;
  const due =
    dueAt === null
      ? 'No answer is due.'
      : `An answer is due on ${receivedText(dueAt, company.timeZone, undefined)}.`;
  const desk = deskUrl === undefined ? undefined : new URL(`/q/mine/${enquiryId}`, deskUrl).href;
  return {
    subject,
    text: [
      `${titles[kind]}.`,
      ...(what === null ? [] : [what]),
      '',
      due,
      `Reference: ${reference}`,
      '',
      ...(desk === undefined ? [] : [`At the desk: ${desk}`]),
      WHY,
      '',
    ].join('\n'),
    html: mailHtml(
      subject,
      company,
      opening(`${titles[kind]}.`, what ?? `Reference ${reference}`),
      band(
        paragraph(due),
        ...(desk === undefined ? [] : [button(desk, 'Open at the desk')]),
        aside(WHY),
      ),
    ),
  };
}
