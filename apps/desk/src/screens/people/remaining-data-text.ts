import type { Erased, MailboxErasure, MailListing } from '@studio/contract/desk/person';
import { mailCount, mailText } from './mail-text.ts';

/** The progress of the inbound mail process, as far as known. */
export interface MailboxStatus {
  readonly mailbox: MailboxErasure | undefined;
  readonly moved: MailListing | undefined;
  readonly zone: string;
}

function threadText({ mailboxErasure }: Erased, now: MailboxErasure | undefined): string {
  if (mailboxErasure === null)
    return 'Mails in the sales mailbox: the desk is not connected to it. Delete them there by hand.';
  const problem = now?.problem ?? '';
  if (!now?.isDone)
    return `The sales mailbox: mails of their enquiries, and those they wrote without one, are being moved to its trash.${problem && ` Not done yet, and will be retried: ${problem}`}`;
  return `The sales mailbox: ${mailCount(now.moved)} of their enquiries, or written by them without one, moved to its trash, which the mail server empties on its own schedule. Mails that were moved to another folder are still there.`;
}

/** For mails without an enquiry: those that were confirmed, and those that were not on the list. */
export function listedText(
  listing: string | null,
  now: MailListing | undefined,
  zone: string,
): readonly string[] {
  if (listing === null)
    return ['Other mails in it that name the address: none was selected, so all of them stay.'];
  if (now?.state !== 'done') {
    const problem = now?.problem ? ` Not done yet, and will be retried: ${now.problem}` : '';
    return [`The mails you selected are being moved to its trash.${problem}`];
  }
  const missing = now.missing > 0 ? ` ${mailCount(now.missing)} had been removed before.` : '';
  return [
    `${mailCount(now.moved)} that you selected moved to its trash.${missing}`,
    ...now.unlisted.map((mail) => `Not on the list, and still there: ${mailText(mail, zone)}`),
  ];
}

/** Data that erasing has not reached at this moment; `backupsUntil` is formatted for the reader. */
export function remainingDataText(
  erased: Erased,
  { mailbox, moved, zone }: MailboxStatus,
  backupsUntil: string,
): readonly string[] {
  const { notified, mailboxErasure, mailListing } = erased;
  return [
    threadText(erased, mailbox),
    ...(mailboxErasure === null ? [] : listedText(mailListing, moved, zone)),
    ...(notified.includes('smtp')
      ? ['Colleagues’ own mailboxes: a mail asks them to delete it and names only the reference.']
      : []),
    ...(notified.includes('emailjs')
      ? ['EmailJS sent a mail of it, and no program can delete that: delete it there by hand.']
      : []),
    ...(notified.includes('webhook')
      ? [
          'Programs that were sent a copy, such as the CRM: each got a request to erase it. Check that it was done.',
        ]
      : []),
    `Backups have it until ${backupsUntil}. After a restore, the worker erases it again.`,
  ];
}
