import { line, range, rect } from './pen.ts';
import { Shape } from './Shape.tsx';
import { stamp, stampRect } from './stamp.ts';
import { Stroke } from './Stroke.tsx';

interface WindowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The height of the bar with the three buttons. */
  readonly bar?: number;
}

/** An empty browser window. */
export function Window({ x, y, width, height, bar = 26 }: WindowProps) {
  const buttons = range(3).map((i) => [x + 10 + i * 9, y + bar / 2 - 2] as const);
  return (
    <>
      <Shape d={[rect(x, y, width, height), line(x, y + bar, x + width, y + bar)]} />
      <Stroke weight="thin" d={stamp(stampRect(4, 4), buttons)} />
    </>
  );
}
