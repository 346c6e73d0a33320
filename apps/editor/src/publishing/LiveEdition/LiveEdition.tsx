import type { Edition } from '@studio/contract/publishing';
import type { ReactElement } from 'react';
import { Control } from '../Control/Control.tsx';
import type { Order } from '../use-publishing.ts';
import { clockOf, count, listed, momentOf } from '../format.ts';
import styles from './LiveEdition.module.css';

interface LiveEditionProps {
  readonly live: Edition;
  readonly before: Edition | undefined;
  readonly problem: string;
  readonly give: Order;
}

/** The edition that has just gone live, with a button to return to the previous one. */
export function LiveEdition({ live, before, problem, give }: LiveEditionProps): ReactElement {
  const rows = [
    ['edition', String(live.number)],
    ['published by', live.by],
    ['written by', listed(live.writers)],
    ['the edition before', before ? `${before.number}, ${momentOf(before.at)}` : ''],
  ].filter(([, value]) => value !== '');
  return (
    <section className={`on-blue ${styles['sheet']}`}>
      <div className={styles['in']}>
        <h1>Live since {clockOf(live.at)}.</h1>
        <p className={styles['lead']}>
          Visitors read edition {live.number}. It was made in {Math.round(live.seconds)} seconds,
          and {count(live.newFiles, 'file is', 'files are')} new.
        </p>
        <ul className={styles['said']}>
          {live.said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {problem && <p>{problem}</p>}
        <p className={styles['acts']}>
          {before && (
            <Control look="large" onClick={() => void give('return', { number: before.number })}>
              Return to edition {before.number}
            </Control>
          )}
          <a href="/editions">All editions</a>
        </p>
      </div>
      <dl className={styles['table']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
