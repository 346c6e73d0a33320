import { memo } from 'react';
import { useMinute } from './office.ts';
import { countryZones } from './local-time/country-zones.ts';
import { localTime } from './local-time/local-time.ts';
import styles from './LocalClock.module.css';

/** Their country and what its clocks show. It alone ticks. */
export const LocalClock = memo(function LocalClock({ country }: { readonly country: string }) {
  const now = useMinute();
  if (country === '') return <span />;
  // The list does not know telephone numbers: a country of several zones gives a range.
  const found = localTime(countryZones.get(country) ?? [], country, now);
  return (
    <span className={styles['where']}>
      <abbr>{country}</abbr> {found && <time>{found.clock}</time>}
      <span className={styles['phase']}>{found?.phase}</span>
    </span>
  );
});
