import type { Erased } from '@studio/contract/desk/person';
import { useQuery } from '@tanstack/react-query';
import { movedQuery } from '#api/mail-listing.ts';
import { mailboxErasureQuery } from '#api/people.ts';
import { formatDay } from '#parts/format-time.ts';
import { useOffice } from '#parts/office.ts';
import { remainingDataText } from './remaining-data-text.ts';
import styles from './PeopleScreen.module.css';

/** What was erased, and what remains where. */
export function ErasedNote({ erased }: { readonly erased: Erased }) {
  const { zone } = useOffice();
  const { enquiries, subscriptions, mailboxErasure, mailListing, backupsUntil } = erased;
  const { data: mailbox } = useQuery(mailboxErasureQuery(mailboxErasure));
  const { data: moved } = useQuery(movedQuery(mailListing));
  return (
    <section className={styles['part']} role="status">
      <div className={styles['done']}>
        <h2>
          Erased: {enquiries} {enquiries === 1 ? 'enquiry' : 'enquiries'}, {subscriptions}{' '}
          {subscriptions === 1 ? 'subscription' : 'subscriptions'}.
        </h2>
        <p>What is left, and where:</p>
        <ul>
          {remainingDataText(
            erased,
            { mailbox, moved, zone },
            formatDay(new Date(backupsUntil), zone),
          ).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
