import type { PersonFound } from '@studio/contract/desk/person';
import { formatDay } from '#parts/format-time.ts';
import { useOffice } from '#parts/office.ts';
import { Button } from '#ui/Button.tsx';
import { Cards } from '#ui/Cards.tsx';
import styles from './PeopleScreen.module.css';
import { useExportPerson } from './use-export-person.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

interface FoundDataProps {
  readonly email: string;
  readonly found: PersonFound;
  readonly onErase: () => void;
}

/** What is stored, where, since when, and whether an erasure reaches it. */
export function FoundData({ email, found, onErase }: FoundDataProps) {
  const { zone } = useOffice();
  const exporting = useExportPerson();
  const { enquiries, messages, subscriptions, otherMails } = found;
  const since = enquiries.map(({ receivedAt }) => receivedAt).toSorted()[0];
  const from = since === undefined ? '–' : formatDay(new Date(since), zone);
  if (enquiries.length + subscriptions + otherMails === 0)
    return (
      <section className={styles['part']} aria-live="polite">
        <h2>Nothing is stored about {email}.</h2>
        <p>
          They may have written from another address. Mails in the sales mailbox may name this one:
          erasing lists them first.
        </p>
        <Button look="danger" onClick={onErase}>
          Erase this person…
        </Button>
      </section>
    );
  const rows = [
    [
      'enquiries',
      enquiries.length,
      counted(enquiries.length, 'enquiry', 'enquiries'),
      'name, company, mail, telephone, subject, details; page and project sheet; what we noted and answered',
      from,
      'yes',
    ],
    [
      'messages',
      messages,
      counted(messages, 'addition', 'additions'),
      'what they added on their own page',
      from,
      'yes',
    ],
    [
      'subscriptions',
      subscriptions,
      counted(subscriptions, 'subscription', 'subscriptions'),
      'name, mail',
      '–',
      'yes',
    ],
    [
      'other mail',
      otherMails,
      counted(otherMails, 'other mail', 'other mails'),
      'mails to us that belong to no enquiry, with their files and our answers',
      '–',
      'yes',
    ],
    [
      'mails',
      1,
      'Mails',
      'in the sales mailbox and in the programs that get copies',
      from,
      'those of their enquiries and those they wrote without one; others you choose from a list',
    ],
  ] as const;
  return (
    <section className={styles['part']} aria-label={`Stored about ${email}`} aria-live="polite">
      <h2>{email}</h2>
      <p>
        Knowing an address proves nothing: have the owner of the mailbox confirm the request before
        you send a copy.
      </p>
      <Cards
        caption={`Stored about ${email}`}
        head={['Data', 'What', 'Since', 'Covered by erasing']}
        rows={rows.filter(([, count]) => count > 0).map(([key, , ...cells]) => ({ key, cells }))}
      />
      <div className={styles['tools']}>
        <Button
          disabled={exporting.isPending}
          onClick={() => {
            exporting.mutate(email);
          }}
        >
          Export a copy
        </Button>
        <Button look="danger" onClick={onErase}>
          Erase this person…
        </Button>
      </div>
    </section>
  );
}
