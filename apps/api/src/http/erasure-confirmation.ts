import { formatDay, formatDateTime } from '@studio/contract/format-date';
import { retention } from '@studio/contract/retention';
import type { Erasure } from '@studio/enquiries/enquirer/enquirer.store.ts';
import type { Notice } from './notice-page.ts';

const DAY_MS = 86_400_000;

const MAILBOX_READ =
  'Mails of this enquiry that lie in the inbox or among the sent mails are moved to its trash, within minutes of the mailbox being reached. Until then we keep the ids of those mails, and no address. The mail server empties the trash in its own time. The people who answer have just been asked to delete what they have put elsewhere, by its reference alone. Mails you sent us or got from us outside this enquiry stay; ask us if you want those gone too.';
const MAILBOX =
  'It was mailed to the people who answer. They have just been asked to delete it there, by its reference alone.';
const EMAILJS =
  'The service EmailJS carried a mail of it to the people who answer. No program can delete that one: a person does, and you may ask us whether it is done.';
const PROGRAM =
  'It was passed on to a program of ours, which has just been told to erase its copy.';
const NO_ONE = 'It had not reached anyone yet, and it will not.';

/** Names each system that had the enquiry, what remains there and until when. */
export function erasureConfirmation(
  { reference, erased_at: at, notified, ...erasure }: Erasure,
  zone: string,
): Notice {
  const backupsEnd = new Date(new Date(at).getTime() + retention.backup.days * DAY_MS);
  const systems: readonly (readonly [string, string])[] = [
    [
      'Our database',
      'What you sent, what you added, your link and the record of our mails are removed.',
    ],
    ...(erasure.is_mailbox_asked
      ? [['Our mailbox', MAILBOX_READ] as const]
      : notified.includes('smtp')
        ? [['Our mailbox', MAILBOX] as const]
        : []),
    ...(notified.includes('emailjs') ? [['EmailJS', EMAILJS] as const] : []),
    ...(notified.includes('webhook') ? [['Our programs', PROGRAM] as const] : []),
    ...(notified.length === 0 ? [['People who answer', NO_ONE] as const] : []),
    [
      'Backups',
      `Copies from before today stay until ${formatDay(backupsEnd, zone)} and are then deleted. They are read only to restore what was lost; it would be erased again then.`,
    ],
    ['Logs', 'They contain nothing you wrote.'],
    [
      'Our audit log',
      `It records that ${reference} was erased, and when, without your name or your words.`,
    ],
    ['Your mailbox', 'Our mail to you stays there until you delete it.'],
  ];
  return {
    heading: 'Your enquiry was erased.',
    text: `This is your receipt: enquiry ${reference} was erased on ${formatDateTime(at, zone)}. Keep this page if you want to have it; we cannot show it again.`,
    terms: systems,
  };
}
