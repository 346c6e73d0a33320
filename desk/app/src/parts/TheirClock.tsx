import { useMinute } from './office.ts';
import { theirTime } from './their-clock.ts';
import styles from './TheirClock.module.css';

/** Their country and what their clock shows. It alone ticks. */
export function TheirClock({ country }: { readonly country: string }) {
  const found = theirTime(country, useMinute());
  if (country === '') return <span />;
  return (
    <span className={styles['where']}>
      <abbr>{country}</abbr> {found && <time>{found.time}</time>}
      <span className={`${styles['phase']} ${found?.phase === 'at work' ? styles['awake'] : ''}`}>
        {found?.phase}
      </span>
    </span>
  );
}
