import type { RelatedEnquiry } from '@studio/contract/desk/responses';
import type { ReactNode } from 'react';
import { formatFullDate } from '../format-time.ts';
import { stateText } from '../work-text.ts';
import styles from './RelatedEnquiries.module.css';

interface RelatedEnquiriesProps {
  /** The enquiry that is open. */
  readonly id: string;
  readonly samePerson: readonly RelatedEnquiry[];
  readonly sameCompany: readonly RelatedEnquiry[];
  readonly zone: string;
  readonly linkTo: (related: RelatedEnquiry, children: ReactNode) => ReactNode;
  /** The action offered for another enquiry of the same person. */
  readonly toolOf: (related: RelatedEnquiry) => ReactNode;
}

function standingOf({ state, mergedInto }: RelatedEnquiry, id: string): string {
  if (mergedInto === null) return stateText[state];
  return mergedInto === id ? 'Merged into this one' : 'Merged into another one';
}

/** Other enquiries of the same person and of the same company. Only those of the person can be merged. */
export function RelatedEnquiries(props: RelatedEnquiriesProps) {
  const { id, samePerson, sameCompany, zone, linkTo, toolOf } = props;
  const all = [
    ...samePerson.map((one) => ({ one, of: 'same person', tool: toolOf(one) })),
    ...sameCompany.map((one) => ({ one, of: `same company (${one.name})`, tool: null })),
  ];
  if (all.length === 0) {
    return <p className={styles['dim']}>First enquiry from this person and this company.</p>;
  }
  return (
    <ul className={styles['list']}>
      {all.map(({ one, of, tool }) => (
        <li key={one.id}>
          {linkTo(one, <bdi>{one.subject}</bdi>)}
          <p className={styles['dim']}>
            {formatFullDate(new Date(one.receivedAt), zone)}, <bdi>{of}</bdi>. {standingOf(one, id)}
          </p>
          {tool}
        </li>
      ))}
    </ul>
  );
}
