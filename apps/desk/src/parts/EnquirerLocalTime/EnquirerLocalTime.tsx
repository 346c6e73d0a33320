import type { WorkingHours } from '@studio/contract/working-hours';
import type { RefObject } from 'react';
import { Kbd } from '#ui/Kbd.tsx';
import { overlappingHours } from '../OverlappingHours/overlapping-hours.ts';
import { OverlappingHours } from '../OverlappingHours/OverlappingHours.tsx';
import { useMinute } from '../office.ts';
import { phaseText, localTime } from '../local-time/local-time.ts';
import { possibleZones, type EnquirerLocation } from '../local-time/possible-zones.ts';
import { countryName } from './country-name.ts';
import styles from './EnquirerLocalTime.module.css';

interface EnquirerLocalTimeProps {
  readonly who: EnquirerLocation;
  readonly hours: WorkingHours;
  /** Their number, grouped as is usual in its country. */
  readonly phone: string;
  /** False before the first reply: the contact page promises that we write first. */
  readonly mayCall: boolean;
  readonly callCaps: readonly string[];
  /** The link that calls, for the key that triggers it. */
  readonly callRef: RefObject<HTMLAnchorElement | null>;
}

/** The enquirer's local time, and when both offices are open. */
export function EnquirerLocalTime({
  who,
  hours,
  phone,
  mayCall,
  callCaps,
  callRef,
}: EnquirerLocalTimeProps) {
  const now = useMinute();
  const zones = possibleZones(who);
  const time = localTime(zones, who.country, now);
  const common = overlappingHours(hours, zones, now);
  return (
    <section className={styles['there']} aria-label="Where they are">
      <p className={styles['clock']}>
        {time && <time>{time.clock}</time>}
        <span>
          {countryName(who.country) || 'Unknown country'}
          {time && (
            <>
              <br />
              {time.day}
              {time.phase && `, ${phaseText[time.phase]}`}
            </>
          )}
        </span>
      </p>
      {phone === '' && <p className={styles['later']}>No telephone number was given.</p>}
      {phone !== '' && mayCall && (
        <a ref={callRef} className={styles['call']} href={`tel:+${who.phonenumber}`}>
          <span>
            <span className="visually-hidden">Call </span>
            <bdi dir="ltr">{phone}</bdi>
          </span>
          <Kbd caps={callCaps} />
        </a>
      )}
      {phone !== '' && !mayCall && (
        <p className={styles['later']}>
          <bdi dir="ltr">{phone}</bdi>
          <br />
          <span>We promise to write before we call.</span>
        </p>
      )}
      {common && <OverlappingHours hours={common} />}
    </section>
  );
}
