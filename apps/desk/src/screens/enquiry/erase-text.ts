import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { PersonFound } from '@studio/contract/desk/person';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What is erased with a person. Until the counts are known, it describes what is on the screen. */
export function erasedText(
  found: PersonFound | undefined,
  { notes, samePerson }: EnquiryDetail,
): readonly string[] {
  const enquiries = found?.enquiries.length ?? samePerson.length + 1;
  return [
    `${counted(enquiries, 'enquiry', 'enquiries')}, with sheet, mails, files and timeline`,
    'mails of these enquiries in the sales mailbox, moved to its trash',
    ...(notes.length > 0 ? [`${counted(notes.length, 'note', 'notes')} on this enquiry`] : []),
    ...(found && found.messages > 0 ? [counted(found.messages, 'addition', 'additions')] : []),
    ...(found && found.subscriptions > 0
      ? [counted(found.subscriptions, 'subscription', 'subscriptions')]
      : []),
    ...(found && found.otherMails > 0
      ? [counted(found.otherMails, 'other mail', 'other mails')]
      : []),
  ];
}

/** How far the typed address matches, so that a typing error is noticed. */
export function toGoText(email: string, typed: string): string {
  const [wanted, given] = [email.toLowerCase(), typed.trim().toLowerCase()];
  if (given === wanted) return 'The address matches.';
  if (!wanted.startsWith(given)) return 'The address does not match.';
  const left = wanted.length - given.length;
  return `${counted(left, 'character', 'characters')} to go.`;
}
