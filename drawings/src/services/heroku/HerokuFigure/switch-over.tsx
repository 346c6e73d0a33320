import { Arrow } from '#line/Arrow.tsx';
import { arrowHead, line, range, rect } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';

/** The lanes of the schedule, top to bottom. */
export const lanes = ['visitors', 'heroku app', 'old database', 'new database', 'new host'];

export interface Schedule {
  readonly start: number;
  readonly end: number;
  /** Writing stops at the first moment and starts again at the second. */
  readonly pause: readonly [from: number, to: number];
  /** Top edge of a lane's bar, and the bar's height. */
  readonly laneAt: (lane: number) => number;
  readonly bar: number;
  /** How many copies fit before and after the pause. */
  readonly copies: readonly [before: number, after: number];
}

/** Visitors are served all the time; for some minutes they can only read. */
function Traffic({ start, end, pause: [from, to], laneAt, bar }: Schedule) {
  const y = laneAt(0) + bar / 2;
  const before = start + (from - start) * 0.5;
  return (
    <>
      <Stroke weight="wall" d={[line(start, y, from, y), line(to, y, end, y)]} />
      <Stroke weight="wall" tone="red" dash="dotted" d={line(from, y, to, y)} />
      <Arrow
        weight="path"
        points={[
          [before, y],
          [before, laneAt(1) - 3],
        ]}
      />
      <Arrow
        weight="path"
        points={[
          [to, y],
          [to, laneAt(4) - 3],
        ]}
      />
    </>
  );
}

/** Rows that flow from one database to the other: first there, then back. */
function Copies({ start, end, pause: [, to], laneAt, bar, copies }: Schedule) {
  const [upper, lower] = [laneAt(2) + bar, laneAt(3)];
  const spread = (a: number, b: number, count: number): number[] =>
    range(count).map((i) => a + ((b - a) * (i + 0.5)) / count);
  const there = spread(start, to, copies[0]);
  const back = spread(to, end, copies[1]);
  const heads = [
    ...there.map((x) =>
      arrowHead([
        [x, upper],
        [x, lower - 2],
      ]),
    ),
    ...back.map((x) =>
      arrowHead([
        [x, lower],
        [x, upper + 2],
      ]),
    ),
  ];
  return (
    <>
      <Stroke weight="thin" d={there.map((x) => line(x, upper, x, lower - 2))} />
      <Stroke weight="thin" dash="dotted" d={back.map((x) => line(x, lower, x, upper + 2))} />
      <Shape fill="solid" edge="none" d={heads} />
    </>
  );
}

/** Solid is what serves, outlined what follows, dashed what is ready but idle. */
export function SwitchOver(schedule: Schedule) {
  const { start, end, laneAt, bar } = schedule;
  const [from, to] = schedule.pause;
  const stretch = (lane: number, a: number, b: number): string => rect(a, laneAt(lane), b - a, bar);
  return (
    <>
      <Shape
        fill="tint"
        edge="none"
        d={rect(from, laneAt(0) - 14, to - from, laneAt(4) - laneAt(0) + bar + 24)}
      />
      <Copies {...schedule} />
      <Stroke dash="dashed" d={[stretch(1, to, end), stretch(2, to, end), stretch(4, start, to)]} />
      <Shape d={stretch(3, start, to)} />
      <Traffic {...schedule} />
      <Shape
        fill="solid"
        d={[stretch(1, start, to), stretch(2, start, to), stretch(3, to, end), stretch(4, to, end)]}
      />
    </>
  );
}
