import styles from './DeadlineBar.module.css';
import { formatMoment } from './format-time.ts';
import { useMinute, useOffice } from './office.ts';
import { silenceText, silentDays, SILENT_TOO_LONG, untilReminder } from './silence.ts';

const START = 5.5;
const LENGTH = 120;
const END = START + LENGTH;
const LEVEL = 8;

interface SilenceBarProps {
  readonly since: Date;
  /** When the owner is reminded; null without a reminder. */
  readonly remindAt: string | null;
}

/** Only the text of the bar, for the label of a row. */
export function SilenceText({ since, remindAt }: SilenceBarProps) {
  const office = useOffice();
  return silenceText(
    silentDays(since, useMinute(), office),
    untilReminder(since, remindAt, office),
  );
}

/** Put off until then: a dashed line with an open end. */
export function ReturnBar({ until }: { readonly until: Date }) {
  const { zone } = useOffice();
  return (
    <span className={styles['clock']}>
      <span className={styles['words']}>back {formatMoment(until, useMinute(), zone)}</span>
      <svg className={styles['line']} width="152" height="16" aria-hidden="true" focusable="false">
        <path
          className={`${styles['thin']} ${styles['dashed']}`}
          d={`M${START} ${LEVEL}H${END - 8}`}
        />
        <path className={styles['thin']} d={`M${START} 3v10M${START - 3.5} 11.5l7-7`} />
        <path d={`M${END} ${LEVEL}l-8-4v8z`} />
      </svg>
    </span>
  );
}

/** Working days without a message from them: solid is past, dashed is left until it counts as long. */
export function SilenceBar({ since, remindAt }: SilenceBarProps) {
  const office = useOffice();
  const days = silentDays(since, useMinute(), office);
  const reminder = untilReminder(since, remindAt, office);
  const whole = reminder ?? SILENT_TOO_LONG;
  const at = (day: number) => START + (Math.min(day, whole) / whole) * LENGTH;
  const ticks = Array.from({ length: whole - 1 }, (_, day) => `M${at(day + 1)} 9v4`);
  return (
    <span className={styles['clock']}>
      <span className={styles['words']}>{silenceText(days, reminder)}</span>
      <svg className={styles['line']} width="152" height="16" aria-hidden="true" focusable="false">
        <path
          className={`${styles['thin']} ${styles['dashed']}`}
          d={`M${at(days)} ${LEVEL}H${END}`}
        />
        <path className={styles['used']} d={`M${START} ${LEVEL}H${at(days)}`} />
        <path
          className={styles['thin']}
          d={`M${START} 3v10M${END} 3v10${ticks.join('')}M${START - 3.5} 11.5l7-7M${END - 3.5} 11.5l7-7`}
        />
        <path className={styles['solid']} d={`M${at(days) - 4} 0h8l-4 6z`} />
      </svg>
    </span>
  );
}
