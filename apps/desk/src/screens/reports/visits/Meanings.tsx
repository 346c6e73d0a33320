import { visitLimits } from '@studio/contract/desk/visit-limits';
import reports from '../ReportsScreen.module.css';
import styles from './Visits.module.css';
import { meanings } from './visit-text.ts';

/** What each number means, how reliable it is, and what this screen cannot show. */
export function Meanings() {
  return (
    <div className={reports['two']}>
      <section className={reports['part']} aria-labelledby="meanings">
        <h2 id="meanings">What each number means, and how accurate it is</h2>
        <dl className={styles['meanings']}>
          {meanings.map(({ key, name, means, sure }) => (
            <div key={key} id={`means-${key}`} tabIndex={-1}>
              <dt>{name}</dt>
              <dd>
                {means} <em>{sure}</em>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={reports['part']} aria-labelledby="limits">
        <h2 id="limits">What this does not show</h2>
        <ul className={styles['limits']}>
          {visitLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
