import { formatDuration } from '#parts/format-time.ts';
import styles from './WeekLines.module.css';

interface WeekLinesProps {
  /** The working time of each reply, shortest first. */
  readonly answersMs: readonly number[];
  readonly targetMs: number;
}

const PITCH = 13;
/** The most lines that are drawn; of more replies, a sample spread evenly. */
const AT_MOST = 28;
const LEFT = 1;
const WIDTH = 96;

/** Each reply of the week as a dimension line; the median is bold. */
export function WeekLines({ answersMs, targetMs }: WeekLinesProps) {
  const step = Math.max(1, answersMs.length / AT_MOST);
  const lines = Array.from(
    { length: Math.min(AT_MOST, answersMs.length) },
    (_, at) => answersMs[Math.floor(at * step)] ?? 0,
  ).toReversed();
  const middle = Math.floor(lines.length / 2);
  const longest = Math.max(targetMs, lines[0] ?? 0);
  const x = (ms: number) => `${(LEFT + (ms / longest) * WIDTH).toFixed(2)}%`;
  const foot = lines.length * PITCH + 16;
  const median = lines[middle] ?? 0;
  return (
    <svg
      className={styles['week']}
      height={foot + 24}
      role="img"
      aria-label={`${answersMs.length} answers this week, half of them within ${formatDuration(median)} of working time.`}
    >
      {[0, targetMs].map((ms) => (
        <line key={ms} className={styles['thin']} x1={x(ms)} x2={x(ms)} y1="0" y2={foot + 4} />
      ))}
      <line className={styles['thin']} x1={x(0)} x2={x(targetMs)} y1={foot} y2={foot} />
      {lines.map((ms, at) => {
        const y = at * PITCH + 10;
        return (
          // Replies have no ids; the index is the key.
          <g key={at} className={at === middle ? styles['heavy'] : styles['thin']}>
            <line x1={x(0)} x2={x(ms)} y1={y} y2={y} />
            <svg x={x(ms)} overflow="visible">
              <path d={`M0 ${y - 4}v8M-3 ${y + 3}l6-6`} />
              {at === middle && (
                <text x="10" y={y + 5}>
                  half within {formatDuration(ms)}
                </text>
              )}
            </svg>
          </g>
        );
      })}
      <text className={styles['small']} x={x(0)} y={foot + 20}>
        arrived
      </text>
      <text className={`${styles['small']} ${styles['end']}`} x={x(targetMs)} y={foot + 20}>
        promise {formatDuration(targetMs)}
      </text>
    </svg>
  );
}
