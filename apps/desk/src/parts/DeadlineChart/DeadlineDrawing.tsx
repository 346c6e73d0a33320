import type { ReactNode } from 'react';
import styles from './DeadlineChart.module.css';

interface DeadlineDrawingProps {
  /** These are shares of the whole line. */
  readonly used: number;
  readonly due: number;
  readonly breaks: readonly number[];
  readonly hours: readonly number[];
  /** How the used part ends: now is a triangle, an answer a square, being late an arrow. */
  readonly end: 'triangle' | 'square' | 'arrow';
  readonly isLate: boolean;
}

const LEVEL = 14;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function Line({
  from,
  to,
  look,
}: {
  readonly from: number;
  readonly to: number;
  readonly look: string;
}) {
  return (
    <line
      className={look
        .split(' ')
        .map((name) => styles[name])
        .join(' ')}
      x1={percent(from)}
      x2={percent(to)}
      y1={LEVEL}
      y2={LEVEL}
    />
  );
}

/** Marks keep their size whatever the line's length. */
function At({ share, children }: { readonly share: number; readonly children: ReactNode }) {
  return (
    <svg x={percent(share)} width="1" height="1" overflow="visible">
      {children}
    </svg>
  );
}

const Tick = ({ share }: { readonly share: number }) => (
  <At share={share}>
    <path className={styles['thin']} d={`M0 ${LEVEL - 8}v16`} />
    <path d={`M-3.5 ${LEVEL + 3.5}l7-7`} />
  </At>
);

const ends: Readonly<Record<DeadlineDrawingProps['end'], string>> = {
  triangle: `M-5 ${LEVEL - 12}h10l-5 8z`,
  square: `M-4 ${LEVEL - 4}h8v8h-8z`,
  arrow: `M0 ${LEVEL}l-9-4.5v9z`,
};

/** Thick is used, thin is left, nights are cut out, and late time lies after the end tick. */
export function DeadlineDrawing({ used, due, breaks, hours, end, isLate }: DeadlineDrawingProps) {
  return (
    <svg className={styles['drawing']} width="100%" height="28" focusable="false">
      <Line from={0} to={due} look="thin" />
      <Line from={0} to={Math.min(used, due)} look="used" />
      {isLate && <Line from={due} to={used} look="used red" />}
      {hours.map((hour) => (
        <At key={hour} share={hour}>
          <path className={styles['soft']} d={`M0 ${LEVEL + 4}v4`} />
        </At>
      ))}
      {breaks.map((one) => (
        <At key={one} share={one}>
          <path className={styles['knock']} d={`M-2 ${LEVEL + 5}l4-10`} />
          <path className={styles['thin']} d={`M-5 ${LEVEL + 6}l4-12M1 ${LEVEL + 6}l4-12`} />
        </At>
      ))}
      <Tick share={0} />
      <Tick share={due} />
      <At share={used}>
        <path className={`${styles['solid']} ${isLate ? styles['red'] : ''}`} d={ends[end]} />
      </At>
    </svg>
  );
}
