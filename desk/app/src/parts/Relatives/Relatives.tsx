import type { Relative } from '@old/contract/desk/answers';
import type { ReactNode } from 'react';
import { calendarWords } from '../moments.ts';
import { stateWords } from '../work-words.ts';
import styles from './Relatives.module.css';

interface RelativesProps {
  readonly samePerson: readonly Relative[];
  readonly sameCompany: readonly Relative[];
  readonly zone: string;
  readonly linkTo: (relative: Relative, children: ReactNode) => ReactNode;
}

/** Others of the same person and of the same company: shown together, never merged. */
export function Relatives({ samePerson, sameCompany, zone, linkTo }: RelativesProps) {
  const all = [
    ...samePerson.map((one) => ({ one, of: 'same person' })),
    ...sameCompany.map((one) => ({ one, of: `same company (${one.name})` })),
  ];
  if (all.length === 0) {
    return <p className={styles['dim']}>First enquiry of this person and this company.</p>;
  }
  return (
    <ul className={styles['list']}>
      {all.map(({ one, of }) => (
        <li key={one.id}>
          {linkTo(one, <bdi>{one.subject}</bdi>)}
          <p className={styles['dim']}>
            {calendarWords(new Date(one.receivedAt), zone)}, <bdi>{of}</bdi>.{' '}
            {stateWords[one.state]}
          </p>
        </li>
      ))}
    </ul>
  );
}
