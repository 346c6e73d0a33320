import { memo } from 'react';
import { useMinute } from './office.ts';
import { countryZones } from './their-time/country-zones.ts';
import { timeThere } from './their-time/time-there.ts';
import styles from './TheirClock.module.css';

/** Their country and what its clocks show. It alone ticks. */
export const TheirClock = memo(function TheirClock({ country }: { readonly country: string }) {
  const now = useMinute();
  if (country === '') return <span />;
  // The list does not know telephone numbers: a country of several zones gives a range.
  const found = timeThere(countryZones.get(country) ?? [], country, now);
  return (
    <span className={styles['where']}>
      <abbr>{country}</abbr> {found && <time>{found.clock}</time>}
      <span className={styles['phase']}>{found?.phase}</span>
    </span>
  );
});
