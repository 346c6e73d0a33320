import type { Relative } from '@studio/contract/desk/answers';
import type { ReactNode } from 'react';
import { calendarWords } from '../moments.ts';
import { stateWords } from '../work-words.ts';
import styles from './Relatives.module.css';

interface RelativesProps {
  /** The enquiry that is open. */
  readonly id: string;
  readonly samePerson: readonly Relative[];
  readonly sameCompany: readonly Relative[];
  readonly zone: string;
  readonly linkTo: (relative: Relative, children: ReactNode) => ReactNode;
  /** What may be done with another one of the same person. */
  readonly toolOf: (relative: Relative) => ReactNode;
}

function standingOf({ state, mergedInto }: Relative, id: string): string {
  if (mergedInto === null) return stateWords[state];
  return mergedInto === id ? 'Merged into this one' : 'Merged into another one';
}

/** Others of the same person and of the same company. Only those of the person can be merged. */
export function Relatives(props: RelativesProps) {
  const { id, samePerson, sameCompany, zone, linkTo, toolOf } = props;
  const all = [
    ...samePerson.map((one) => ({ one, of: 'same person', tool: toolOf(one) })),
    ...sameCompany.map((one) => ({ one, of: `same company (${one.name})`, tool: null })),
  ];
  if (all.length === 0) {
    return <p className={styles['dim']}>First enquiry of this person and this company.</p>;
  }
  return (
    <ul className={styles['list']}>
      {all.map(({ one, of, tool }) => (
        <li key={one.id}>
          {linkTo(one, <bdi>{one.subject}</bdi>)}
          <p className={styles['dim']}>
            {calendarWords(new Date(one.receivedAt), zone)}, <bdi>{of}</bdi>. {standingOf(one, id)}
          </p>
          {tool}
        </li>
      ))}
    </ul>
  );
}
