import { memo } from 'react';
import styles from './DeadlineBar.module.css';
import { clockReading, type ClockReading, type Timed } from './clock-reading.ts';
import { useMinute, useOffice } from './office.ts';

const START = 5.5;
const LENGTH = 120;
const END = START + LENGTH;
const LEVEL = 8;
/** Half of the gap that a break cuts into the line. */
const CUT = 2.5;
const OVER_AT_MOST = 25;

type Part = readonly [from: number, to: number];

/** The parts of a line that remain after its breaks are cut out. */
function cut(whole: Part, gaps: readonly number[]): readonly Part[] {
  return gaps.reduce<readonly Part[]>(
    (parts, gap) =>
      parts.flatMap(([from, to]): readonly Part[] => {
        if (gap - CUT >= to || gap + CUT <= from) return [[from, to]];
        const halves: readonly Part[] = [
          [from, gap - CUT],
          [gap + CUT, to],
        ];
        return halves.filter(([first, last]) => last > first);
      }),
    [whole],
  );
}

const along = (parts: readonly Part[]): string =>
  parts.map(([from, to]) => `M${from.toFixed(1)} ${LEVEL}H${to.toFixed(1)}`).join('');
const square = (x: number): string => `M${(x - 3).toFixed(1)} ${LEVEL - 3}h6v6h-6z`;

function Over({ reading, scale }: { readonly reading: ClockReading; readonly scale: number }) {
  const over = END + Math.min(Math.max(8, -reading.leftMs * scale), OVER_AT_MOST);
  const end = reading.state === 'late' ? `M${over.toFixed(1)} ${LEVEL}l-7-3.6v7.2z` : square(over);
  return (
    <>
      <path className={`${styles['used']} ${styles['red']}`} d={along([[END, over - 4]])} />
      <path className={`${styles['solid']} ${styles['red']}`} d={end} />
    </>
  );
}

/** Only the text of the clock, for the label of a row. */
export const DeadlineText = memo(function DeadlineText({ enquiry }: { readonly enquiry: Timed }) {
  return clockReading(enquiry, useMinute(), useOffice()).words;
});

/** The response time between two ticks: thick is used, thin is left, the triangle is now. */
function Drawn({
  reading,
  targetMs,
}: {
  readonly reading: ClockReading;
  readonly targetMs: number;
}) {
  const scale = LENGTH / targetMs;
  const at = (ms: number) => START + ms * scale;
  const gaps = reading.breaks.map(at).filter((gap) => gap > START + 4 && gap < END - 4);
  const used = at(Math.min(reading.usedMs, targetMs));
  const isAnswered = reading.state.startsWith('answered');
  return (
    <svg className={styles['line']} width="152" height="16" aria-hidden="true" focusable="false">
      <path
        className={`${styles['thin']} ${isAnswered ? styles['soft'] : ''}`}
        d={along(cut([START, END], gaps))}
      />
      <path className={styles['used']} d={along(cut([START, used], gaps))} />
      <path
        className={styles['thin']}
        d={gaps.map((gap) => `M${gap - 4} ${LEVEL + 4}l3-8M${gap + 1} ${LEVEL + 4}l3-8`).join('')}
      />
      <path className={styles['thin']} d={`M${START} 3v10M${END} 3v10`} />
      <path d={`M${START - 3.5} 11.5l7-7M${END - 3.5} 11.5l7-7`} />
      {reading.isLate && <Over reading={reading} scale={scale} />}
      {!reading.isLate && (
        <path
          className={styles['solid']}
          d={isAnswered ? square(used) : `M${(used - 4).toFixed(1)} 0h8l-4 6z`}
        />
      )}
    </svg>
  );
}

/** The clock of an enquiry: its text and its dimension line. Only this component renders every minute. */
export const DeadlineBar = memo(function DeadlineBar({ enquiry }: { readonly enquiry: Timed }) {
  const office = useOffice();
  const reading = clockReading(enquiry, useMinute(), office);
  return (
    <span className={`${styles['clock']} ${reading.isLate ? styles['late'] : ''}`}>
      <span className={styles['words']}>{reading.words}</span>
      <Drawn reading={reading} targetMs={office.targetMs} />
    </span>
  );
});
