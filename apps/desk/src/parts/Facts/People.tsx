import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { formatMoment } from '../format-time.ts';
import { useMinute } from '../office.ts';
import { personText, type ThreadPerson } from '../Thread/thread-people.ts';
import { Address } from './Address.tsx';
import styles from './Facts.module.css';

interface PeopleProps extends Pick<EnquiryDetail, 'domain'> {
  readonly people: readonly ThreadPerson[];
  readonly zone: string;
}

/** Who else reads along, with addresses, because a name alone proves nothing. */
export function People({ people, domain, zone }: PeopleProps) {
  const now = useMinute();
  return (
    <ul className={styles['people']}>
      {people.map((person) => (
        <li key={person.address}>
          {person.name !== '' && <bdi className={styles['person']}>{person.name}</bdi>}{' '}
          <span className={styles['dim']}>
            {personText(person, domain, formatMoment(person.since, now, zone))}
          </span>
          <br />
          <Address email={person.address} />
        </li>
      ))}
    </ul>
  );
}
