import { memo } from 'react';
import { useMinute } from './office.ts';
import { countryZones } from './local-time/country-zones.ts';
import { localTime } from './local-time/local-time.ts';
import styles from './LocalClock.module.css';

/** Their country and its local time. Only this component renders every minute. */
export const LocalClock = memo(function LocalClock({ country }: { readonly country: string }) {
  const now = useMinute();
  if (country === '') return <span />;
  // A list row has no telephone number, so a country of several zones gives a range.
  const found = localTime(countryZones.get(country) ?? [], country, now);
  return (
    <span className={styles['where']}>
      <abbr>{country}</abbr> {found && <time>{found.clock}</time>}
      <span className={styles['phase']}>{found?.phase}</span>
    </span>
  );
});
