import { curve, line, num, range, rect, roundRect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { Stroke } from '#line/Stroke.tsx';
import type { Tunnel } from './tunnel.ts';

interface RideProps {
  readonly tunnel: Tunnel;
  readonly track: number;
  readonly width: number;
  /** The height of the higher summit above the tunnel's roof. */
  readonly peak: number;
}

/** The ridge over the tunnel: the distance along it, and the height above its roof as a share of the peak. */
const ridge: readonly Point[] = [
  [0, 0],
  [0.13, 0.34],
  [0.3, 0.8],
  [0.43, 0.64],
  [0.62, 1],
  [0.8, 0.5],
  [0.9, 0.3],
  [1, 0],
];

/** Two carriages and an engine with a slanted nose. */
function train(from: number, to: number, rail: number) {
  const car = (to - from - 12) / 3;
  const pane = (car - 8) / 3;
  const starts = range(3).map((i) => from + i * (car + 6));
  const top = rail - 24;
  const bodies = starts.map((x, i) =>
    i < 2
      ? roundRect(x, top, car, 20, 3)
      : `M${num(x)} ${top}h${num(car - 14)}q10 2 14 20h${num(-car)}z`,
  );
  const panes = starts.flatMap((x, i) =>
    range(i < 2 ? 3 : 2).map((k) => rect(x + 6 + k * pane, top + 5, pane - 4, 6)),
  );
  return { bodies, panes };
}

/** The hill, the tunnel through it and the train inside. */
export function Ride({ tunnel: { from, to }, track, width, peak }: RideProps) {
  const slope = (scale: number, inset: number): string =>
    curve(
      ridge.map(([along, height]): Point => {
        const x = from + inset + along * (to - from - 2 * inset);
        return [x, track - 36 - peak * height * scale];
      }),
    );
  const { bodies, panes } = train(from + 16, to - 16, track);
  return (
    <>
      <Shape fill="tint" d={`${slope(1, 0)}z`} />
      <Stroke weight="thin" d={[slope(0.76, 12), slope(0.5, 24), slope(0.24, 36)]} />
      <Shape d={rect(from, track - 36, to - from, 36)} />
      <Stroke weight="path" dash="dotted" tone="soft" d={line(0, track + 4, width, track + 4)} />
      <Stroke weight="path" d={line(0, track, width, track)} />
      <Shape fill="solid" d={bodies} />
      <Shape fill="knock" d={panes} />
    </>
  );
}
