import { hatch, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import styles from './DimensionBar.module.css';

interface DimensionBarProps {
  readonly marks: number;
  /** The marks of the longest bar, which fills the width. */
  readonly of: number;
  /** The past is hatched, the present is solid. */
  readonly past?: boolean;
}

const [room, thickness, at] = [1200, 60, 76];

/** An amount as a bar over its dimension line, with a longer mark at every fifth. Its text is beside it. */
export function DimensionBar({ marks, of, past = false }: DimensionBarProps) {
  const length = (room * marks) / of;
  const ticks = range(marks + 1).map((i) => {
    const reach = i % 5 === 0 || i === marks ? 12 : 6;
    const x = (room * i) / of;
    return line(x, at - reach, x, at + reach);
  });
  return (
    <svg
      className={styles.bar}
      width={`${((100 * marks) / of).toFixed(2)}%`}
      viewBox={`0 0 ${length.toFixed(1)} 90`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {past && <Stroke weight="thin" d={hatch(0, 0, length, thickness, 14)} />}
      {past ? (
        <Stroke d={rect(0, 0, length, thickness)} />
      ) : (
        <Shape fill="solid" d={rect(0, 0, length, thickness)} />
      )}
      <Stroke weight="thin" d={[line(0, at, length, at), ...ticks]} />
    </svg>
  );
}
