import { Label } from './Label.tsx';
import { line } from './pen.ts';
import { Stroke } from './Stroke.tsx';

interface DimensionProps {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** The position of the dimension line on the other axis. */
  readonly at: number;
  readonly label?: string;
  /** The label's distance from the line; positive is below. */
  readonly offset?: number;
}

/** A measured distance, ended by 45° ticks. */
export function Dimension({ axis, from, to, at, label, offset = -7 }: DimensionProps) {
  const along = axis === 'x' ? line(from, at, to, at) : line(at, from, at, to);
  const ends = [from, to].map((p): [number, number] => (axis === 'x' ? [p, at] : [at, p]));
  const stops = ends.map(([x, y]) =>
    axis === 'x' ? line(x, y - 7, x, y + 7) : line(x - 7, y, x + 7, y),
  );
  const ticks = ends.map(([x, y]) => line(x - 3.5, y + 3.5, x + 3.5, y - 3.5));
  const middle = (from + to) / 2;
  return (
    <>
      <Stroke weight="thin" d={[along, ...stops]} />
      <Stroke d={ticks} />
      {label && axis === 'x' && (
        <Label x={middle} y={at + offset} anchor="middle">
          {label}
        </Label>
      )}
      {label && axis === 'y' && (
        <Label x={at - 9} y={middle} anchor="middle" upright>
          {label}
        </Label>
      )}
    </>
  );
}
