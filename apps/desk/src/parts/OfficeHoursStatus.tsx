import { DAY_MS } from '@studio/contract/zone-time';
import { formatDay, formatMoment, formatDuration, formatTime } from './format-time.ts';
import { useMinute, useOffice } from './office.ts';
import styles from './OfficeHoursStatus.module.css';

/** The office's day as a ruler, and whether response time is counted now. */
export function OfficeHoursStatus() {
  const { responseTarget, zone } = useOffice();
  const now = useMinute();
  const shifts = responseTarget.time.shifts(now, new Date(now.getTime() + 14 * DAY_MS));
  const [shift] = shifts;
  const isOpen = responseTarget.time.isOpen(now);
  const words =
    shift && isOpen
      ? `Clock running, ${formatDuration(shift.closes - now.getTime())} left today`
      : `Clock paused until ${shift ? formatMoment(new Date(shift.opens), now, zone) : 'the office opens'}`;
  const share = shift && isOpen ? (now.getTime() - shift.opens) / (shift.closes - shift.opens) : 0;
  return (
    <div className={styles['now']}>
      <p className={styles['time']}>
        {formatDay(now, zone)}, {formatTime(now, zone)}
      </p>
      <svg className={styles['ruler']} height="16" aria-hidden="true" focusable="false">
        <line className={styles['thin']} x1="3%" x2="97%" y1="8" y2="8" />
        <line className={styles['used']} x1="3%" x2={`${3 + share * 94}%`} y1="8" y2="8" />
        <line className={styles['thin']} x1="3%" x2="3%" y1="3" y2="13" />
        <line className={styles['thin']} x1="97%" x2="97%" y1="3" y2="13" />
      </svg>
      <p className={styles['words']}>{words}</p>
    </div>
  );
}
