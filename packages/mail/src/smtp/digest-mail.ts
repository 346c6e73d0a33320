import type { HeldDigest } from '../channel.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { headerText } from './header-text.ts';
import { aside, band, mailHtml, opening, paragraph, quotation, reference } from './mail-layout.ts';
import { receivedText } from './received-text.ts';
import type { MailBody } from './sales-mail.ts';

const LIST = 'intake held list';
const RELEASE = 'intake held release <reference>';
const DISCARD = 'intake held discard <reference>';

function wordsFor(count: number): { readonly subject: string; readonly why: string } {
  return count === 1
    ? {
        subject: 'One enquiry is held',
        why: 'It looks like spam, so it was not sent to anyone. A real person may have written it.',
      }
    : {
        subject: `${count.toLocaleString('en-US')} enquiries are held`,
        why: 'They look like spam, so they were not sent to anyone. A real person may be among them.',
      };
}

/** Shows the first words of each on one line, enough to see whether a person wrote it. */
export function digestMail({ count, held }: HeldDigest, company: CompanyFacts): MailBody {
  const { subject, why } = wordsFor(count);
  const rows = held.map(({ reference: name, receivedAt, reason, subject: about, details }) => ({
    name,
    about: headerText(about),
    details: headerText(details),
    reason: `${reason}, ${receivedText(receivedAt, company.timeZone, undefined)}`,
  }));
  const others = count - held.length;
  const more = others > 0 ? [`And ${others.toLocaleString('en-US')} older ones: ${LIST}`] : [];
  const howTo = `A real one: ${RELEASE}. Spam: ${DISCARD}.`;
  return {
    subject,
    text: [
      why,
      '',
      ...rows.flatMap(({ name, about, details, reason }) => [
        `${name}  ${reason}`,
        `  ${about}`,
        ...(details === '' ? [] : [`  ${details}`]),
        '',
      ]),
      ...more,
      howTo,
      '',
    ].join('\n'),
    html: mailHtml(
      subject,
      company,
      opening(`${subject}.`, why),
      ...rows.map(({ name, about, details, reason }) =>
        band(quotation([about, details]), aside(reference(name), ': ', reason)),
      ),
      band(...more.map((words) => paragraph(words)), aside(howTo)),
    ),
  };
}
