import type { OverlappingHours as Hours, Span } from './overlapping-hours.ts';
import styles from './OverlappingHours.module.css';

const DAY_MIN = 1_440;
const HOURS = [0, 6, 12, 18, 24];
const percent = (minute: number): string => `${((minute / DAY_MIN) * 100).toFixed(2)}%`;

interface BarProps {
  readonly span: Span;
  readonly y: number;
  readonly height: number;
  readonly look: string | undefined;
}

const Bar = ({ span: { from, to }, y, height, look }: BarProps) => (
  <rect x={percent(from)} width={percent(to - from)} y={y} height={height} className={look} />
);

/** Our office hours and theirs on one ruler in our time; the text below says the same. */
export function OverlappingHours({ hours }: { readonly hours: Hours }) {
  const { ours, theirs, both, now, words } = hours;
  return (
    <>
      <div className={styles['ruler']} aria-hidden="true">
        <p className={styles['legend']}>
          <span>we</span>
          <span>they</span>
        </p>
        <svg className={styles['drawing']} width="100%" height="56" focusable="false">
          {both.map((span) => (
            <Bar key={span.from} span={span} y={6} height={42} look={styles['both']} />
          ))}
          <Bar span={ours} y={9} height={12} look={styles['ours']} />
          {theirs.map((span) => (
            <Bar key={span.from} span={span} y={29} height={12} look={styles['theirs']} />
          ))}
          <line x1="0" x2="100%" y1="49" y2="49" />
          {HOURS.map((hour) => (
            <svg key={hour} x={percent(hour * 60)} width="1" height="1" overflow="visible">
              <path d="M0 49v4" />
            </svg>
          ))}
          <svg x={percent(now)} width="1" height="1" overflow="visible">
            <path d="M0 4v45" />
            <path className={styles['now']} d="M-4 0h8l-4 6z" />
          </svg>
        </svg>
        <p className={styles['hours']}>
          {HOURS.map((hour) => (
            <span key={hour} style={{ insetInlineStart: percent(hour * 60) }}>
              {hour === 24 ? '24 h' : hour}
            </span>
          ))}
        </p>
      </div>
      <p className={styles['words']}>
        {words.before} <b>{words.here}</b>, {words.after}
      </p>
    </>
  );
}
