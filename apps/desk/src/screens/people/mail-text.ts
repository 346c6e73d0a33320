import type { ListedMail } from '@studio/contract/desk/person';
import { formatFullDate } from '#parts/format-time.ts';
import type { ChosenMails } from './use-chosen-mails.ts';

export const mailCount = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

export const folderText = { inbox: 'Inbox', sent: 'Sent' } as const;

export const subjectText = ({ subject }: ListedMail): string => subject || 'no subject';

/** One mail in a sentence. */
export const mailText = (mail: ListedMail, zone: string): string =>
  `${folderText[mail.folder]}, ${formatFullDate(new Date(mail.at), zone)}, from ${mail.from} to ${mail.to}: ${subjectText(mail)}`;

type Known = Pick<ChosenMails, 'id' | 'listing' | 'fault'>;

/** The text above the list, or in its place. */
export function listText({ id, listing, fault }: Known): string {
  if (fault !== undefined) return `The mails cannot be listed: ${fault}`;
  if (id === null) {
    return 'The desk is not connected to the sales mailbox: look for their mails there by hand.';
  }
  const problem = listing?.problem ? ` ${listing.problem}` : '';
  if (listing === undefined || listing.state === 'asked') {
    return `Looking in the sales mailbox for mails that name the address. Erasing before they are listed leaves them there.${problem}`;
  }
  if (listing.state === 'expired')
    return 'This list has expired. Close this dialog and open it again.';
  if (listing.mails.length === 0) {
    return (
      problem.trim() || 'No mail in the inbox or in Sent of the sales mailbox names the address.'
    );
  }
  return `These mails in the sales mailbox name the address. Only ticked mails are moved to its trash; mails of the person’s enquiries are moved in any case.${problem}`;
}
