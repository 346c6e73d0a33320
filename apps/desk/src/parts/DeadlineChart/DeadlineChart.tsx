import { HOUR_MS } from '@studio/contract/working-time';
import { clockReading, type Timed } from '../clock-reading.ts';
import { formatMoment, formatDuration, formatTime } from '../format-time.ts';
import { useMinute, useOffice } from '../office.ts';
import { breaksOf } from './breaks.ts';
import { DeadlineDrawing } from './DeadlineDrawing.tsx';
import styles from './DeadlineChart.module.css';

/** A label that would overflow an end is aligned with it. */
const placeOf = (share: number): string | undefined => {
  if (share > 0.86) return styles['last'];
  return share < 0.1 ? styles['first'] : styles['middle'];
};
const at = (share: number) => ({ insetInlineStart: `${(share * 100).toFixed(2)}%` });

/** The response time of the open enquiry as a dimension line of its column's width. */
export function DeadlineChart({ enquiry }: { readonly enquiry: Timed }) {
  const office = useOffice();
  const { zone, responseTarget, targetMs } = office;
  const now = useMinute();
  const reading = clockReading(enquiry, now, office);
  const { askedAt: received, dueAt: due } = reading;
  const isAnswered = reading.state.startsWith('answered');
  const totalMs = Math.max(targetMs, reading.isLate ? reading.usedMs : 0);
  const share = (ms: number) => Math.min(1, ms / totalMs);
  const breaks = breaksOf(received, due, responseTarget.time, zone);
  const used = share(reading.usedMs);
  const dueShare = share(targetMs);
  const ends = reading.answeredAt ?? now;
  const starts = new Date(
    responseTarget.time.shifts(received, due)[0]?.opens ?? received.getTime(),
  );
  const sentence = `${formatDuration(reading.usedMs)} of ${targetMs / HOUR_MS} business hours used: ${reading.words}.`;
  return (
    <div className={styles['clock']} role="img" aria-label={sentence}>
      <span
        className={`${styles['now']} ${placeOf(used) ?? ''} ${reading.isLate ? styles['red'] : ''}`}
        style={at(used)}
      >
        {isAnswered ? 'answered' : 'now'} {formatTime(ends, zone)}
      </span>
      <DeadlineDrawing
        used={used}
        due={dueShare}
        breaks={breaks.map(({ atMs }) => share(atMs))}
        hours={Array.from({ length: targetMs / HOUR_MS - 1 }, (_, hour) =>
          share((hour + 1) * HOUR_MS),
        )}
        end={isAnswered ? 'square' : reading.isLate ? 'arrow' : 'triangle'}
        isLate={reading.isLate}
      />
      <span className={styles['from']}>
        {formatMoment(starts > received ? starts : received, now, zone)}
      </span>
      {breaks.map(({ atMs, name }) => {
        const place = share(atMs);
        return place > 0.26 && Math.abs(place - dueShare) > 0.26 ? (
          <span key={atMs} className={styles['break']} style={at(place)}>
            {name}
          </span>
        ) : null;
      })}
      <span
        className={`${styles['due']} ${reading.isLate ? styles['middle'] : styles['last']}`}
        style={at(dueShare)}
      >
        due {formatMoment(due, now, zone)}
      </span>
    </div>
  );
}
