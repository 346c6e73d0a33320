import type { Erased, MailboxErasure } from '@old/contract/desk/person';

const mails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

function mailboxWords({ mailboxErasure }: Erased, now: MailboxErasure | undefined): string {
  if (mailboxErasure === null)
    return 'Mails in the sales mailbox: nobody reads it for the desk. Delete them there by hand.';
  const problem = now?.problem ?? '';
  if (!now?.isDone)
    return `The sales mailbox: their mails are on the way to its trash.${problem && ` Not done yet, and tried again: ${problem}`}`;
  return `The sales mailbox: ${mails(now.moved)} moved to its trash, which the mail server empties in its own time.${problem && ` ${problem}`} What somebody put into another folder is still there.`;
}

/** What erasing did not reach, as it is at this moment; `backupsUntil` in the reader's words. */
export function leftWords(
  erased: Erased,
  mailbox: MailboxErasure | undefined,
  backupsUntil: string,
): readonly string[] {
  const { told } = erased;
  return [
    mailboxWords(erased, mailbox),
    ...(told.includes('smtp')
      ? ['Colleagues’ own mailboxes: a mail asks them to delete it, by the reference alone.']
      : []),
    ...(told.includes('emailjs')
      ? ['EmailJS carried a mail of it, and no program can delete that: somebody must, by hand.']
      : []),
    ...(told.includes('webhook')
      ? ['Programs that were sent a copy, such as the CRM: they are told, and must obey.']
      : []),
    `Backups have it until ${backupsUntil}. After a restore, erase again.`,
  ];
}
