import type { WorkingHours } from '@old/contract/working-hours';
import type { RefObject } from 'react';
import { Kbd } from '#ui/Kbd.tsx';
import { commonHours } from '../CommonHours/common-hours.ts';
import { CommonHours } from '../CommonHours/CommonHours.tsx';
import { useMinute } from '../office.ts';
import { phaseWords, timeThere } from '../their-time/time-there.ts';
import { zonesOf, type Whereabouts } from '../their-time/zones-of.ts';
import { countryName, sayPhone } from './say-phone.ts';
import styles from './There.module.css';

interface ThereProps {
  readonly who: Whereabouts;
  readonly hours: WorkingHours;
  readonly callCaps: readonly string[];
  /** The link that calls, for whoever presses the key. */
  readonly callRef: RefObject<HTMLAnchorElement | null>;
}

/** What time it is where they are, and when both are at work. */
export function There({ who, hours, callCaps, callRef }: ThereProps) {
  const now = useMinute();
  const zones = zonesOf(who);
  const time = timeThere(zones, who.country, now);
  const common = commonHours(hours, zones, now);
  return (
    <section className={styles['there']} aria-label="Where they are">
      <p className={styles['clock']}>
        {time && <time>{time.clock}</time>}
        <span>
          {countryName(who.country) || 'Country not known'}
          {time && (
            <>
              <br />
              {time.day}
              {time.phase && `, ${phaseWords[time.phase]}`}
            </>
          )}
        </span>
      </p>
      <a ref={callRef} className={styles['call']} href={`tel:+${who.phonenumber}`}>
        <span>
          <span className="visually-hidden">Call </span>
          <bdi dir="ltr">{sayPhone(who.phonenumber, who.country)}</bdi>
        </span>
        <Kbd caps={callCaps} />
      </a>
      {common && <CommonHours hours={common} />}
    </section>
  );
}
