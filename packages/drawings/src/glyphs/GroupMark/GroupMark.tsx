import type { ReactNode } from 'react';
import { Arrow } from '#line/Arrow.tsx';
import { Drawing } from '#line/Drawing.tsx';
import { ends } from '#line/ends.ts';
import { circle, cross, line, range, rect, writing } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { stamp, stampRect } from '#line/stamp.ts';
import { Stroke } from '#line/Stroke.tsx';

/** Design: a page in dashed outline. */
function Drawn() {
  return (
    <>
      <Shape dash="dashed" d={[rect(0, 6, 160, 80), rect(12, 18, 62, 56)]} />
      <Stroke weight="thin" dash="dotted" d={[cross(12, 18, 62, 56), writing(88, 24, 60, 4, 15)]} />
    </>
  );
}

/** Development: cells, the finished ones solid. */
function Built() {
  const places = range(10).map((i) => [(i % 5) * 33, i < 5 ? 12 : 50] as const);
  const isDone = (_: unknown, i: number) => i % 5 < (i < 5 ? 2 : 4);
  return (
    <>
      <Stroke d={[line(0, 26, 160, 26), line(0, 64, 160, 64)]} />
      <Shape fill="solid" d={stamp(stampRect(28, 28), places.filter(isDone))} />
      <Shape
        d={stamp(
          stampRect(28, 28),
          places.filter((place, i) => !isDone(place, i)),
        )}
      />
    </>
  );
}

/** Optimization: a dial and a curve. */
function Measured() {
  return (
    <>
      <Shape d={circle(46, 46, 44)} />
      <Stroke weight="wall" dash="dotted" d={circle(46, 46, 39)} />
      <Arrow weight="path" points={ends(46, 46, 68, 24)} />
      <Shape fill="solid" edge="none" d={circle(46, 46, 5)} />
      <Stroke d={`M106 78l14-20 16 8 24-44`} weight="path" />
      <Stroke weight="thin" d="M104 8v78h56" />
    </>
  );
}

/** Solutions: the racks under a platform. */
function Carried() {
  const racks = range(5).map((i) => [i * 33, 36] as const);
  return (
    <>
      <Shape fill="solid" d={rect(0, 10, 160, 14)} />
      <Shape d={stamp(stampRect(28, 50), racks)} />
      <Stroke
        weight="thin"
        d={[48, 61, 74].flatMap((y) => racks.map(([x]) => line(x, y, x + 28, y)))}
      />
    </>
  );
}

/** Consultancy: many options, one of which continues. */
function Narrowed() {
  const option = (i: number): string => {
    const [from, to] = [80 + (i - 4) * 19, 80 + (i - 4) * 7];
    return `M${from} 2c0 36 ${to - from} 32 ${to - from} 62`;
  };
  return (
    <>
      <Stroke weight="thin" d={[1, 3, 5, 7].map(option)} />
      <Stroke weight="thin" dash="dashed" d={[0, 2, 6, 8].map(option)} />
      <Stroke weight="path" d={line(80, 2, 80, 90)} />
      <Shape fill="solid" d={rect(44, 64, 72, 8)} />
    </>
  );
}

/** In the order of the planes in LayerGlyph. */
const marks: readonly (() => ReactNode)[] = [Drawn, Built, Measured, Carried, Narrowed];

interface GroupMarkProps {
  /** The group's plane, counted from the top. */
  readonly plane: number;
  readonly className?: string | undefined;
}

/** The mark of a service group: a small version of its stage in the life cycle drawing. */
export function GroupMark({ plane, className }: GroupMarkProps) {
  const Mark = marks[plane];
  return (
    <Drawing width={160} height={92} pad={1} className={className}>
      {Mark && <Mark />}
    </Drawing>
  );
}
