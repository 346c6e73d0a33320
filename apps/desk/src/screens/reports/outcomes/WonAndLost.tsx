import type { DecidedCount } from '@studio/contract/desk/outcome-report';
import { formatDate } from '#parts/format-time.ts';
import styles from './WonAndLost.module.css';

/** The most squares in a column; with more, a square represents several. */
const HIGHEST = 12;
/** The most dates that fit below the columns. */
const NAMED = 13;

/** A column for each week: a solid square above the line for each enquiry won, an open one below for each lost. */
export function WonAndLost({ weeks }: { readonly weeks: readonly DecidedCount[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ won, lost }) => [won, lost]));
  const each = Math.ceil(most / HIGHEST);
  const every = Math.ceil(weeks.length / NAMED);
  const squares = (count: number) =>
    Array.from({ length: Math.ceil(count / each) }, (_, at) => <i key={at} />);
  return (
    <div className={styles['drawing']} aria-hidden="true">
      <div className={styles['sides']}>
        <b>won</b>
        <b>lost</b>
        <span>{each > 1 && `each square ${each}`}</span>
      </div>
      <ol className={styles['weeks']}>
        {weeks.map(({ name, won, lost }, at) => (
          <li key={name}>
            <span className={styles['won']}>{squares(won)}</span>
            <span className={styles['lost']}>{squares(lost)}</span>
            <span className={styles['day']}>
              {at % every === 0 && formatDate(new Date(name), 'UTC')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
