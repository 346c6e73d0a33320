import { poly, range, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { Gap } from './crossing.ts';

const rise = 54;

/** A truss bridge for any load. */
export function TrussBridge({ from, to, road }: Gap) {
  const bay = (to - from) / 8;
  const zigzag = range(9).map((i): Point => [from + i * bay, i % 2 === 0 ? road : road - rise]);
  const upper: Point[] = [
    [from + bay, road - rise],
    [to - bay, road - rise],
  ];
  return (
    <>
      <Stroke weight="path" d={[poly(zigzag), poly(upper)]} />
      <Shape fill="solid" d={rect(from - 8, road, to - from + 16, 8)} />
      <Stroke d={`M${from + 2} ${road + 8}l6 14M${to - 2} ${road + 8}l-6 14`} />
    </>
  );
}
