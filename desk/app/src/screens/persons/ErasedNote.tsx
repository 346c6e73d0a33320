import type { Erased } from '@studio/contract/desk/person';
import styles from './PersonsScreen.module.css';

/** What is gone, and what nobody but a person can reach. */
export function ErasedNote({ erased: { leads, subscriptions } }: { readonly erased: Erased }) {
  return (
    <section className={styles['part']} role="status">
      <div className={styles['done']}>
        <h2>
          Erased: {leads} {leads === 1 ? 'enquiry' : 'enquiries'}, {subscriptions}{' '}
          {subscriptions === 1 ? 'subscription' : 'subscriptions'}.
        </h2>
        <p>What could not be reached from here, to be done by hand:</p>
        <ul>
          <li>mails in the sales mailbox and in colleagues’ own mailboxes</li>
          <li>
            copies in programs that are sent enquiries, such as the CRM: they are told, and must
            obey
          </li>
          <li>backups: they are overwritten in time; after a restore, erase again</li>
        </ul>
      </div>
    </section>
  );
}
