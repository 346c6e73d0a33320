import { contours } from '#line/contours.ts';
import { circle, line, rect, type Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { spline } from '#line/spline.ts';
import { Stroke } from '#line/Stroke.tsx';

const WIDTH = 640;
const HEIGHT = 356;

/** The bends of the route. Its stops are at both ends and halfway between two bends. */
const ROUTE: readonly Point[] = [
  [60, 280],
  [140, 256],
  [250, 300],
  [330, 200],
  [420, 160],
  [540, 170],
  [560, 260],
  [620, 290],
];
const DONE: readonly Point[] = [
  [60, 280],
  [195, 278],
];
const HERE: Point = [375, 180];
const AHEAD: readonly Point[] = [
  [550, 215],
  [620, 290],
];

const ROADS: readonly (readonly Point[])[] = [
  [
    [0, 306],
    [30, 290],
    [60, 280],
  ],
  [
    [80, 0],
    [120, 130],
    [195, 278],
  ],
  [
    [195, 278],
    [216, 316],
    [210, HEIGHT],
  ],
  [
    [430, 0],
    [410, 90],
    [375, 180],
  ],
  [
    [375, 180],
    [440, 290],
    [410, HEIGHT],
  ],
  [
    [550, 215],
    [610, 190],
    [WIDTH, 120],
  ],
  [
    [129, 134],
    [260, 60],
    [406, 90],
  ],
];

/** Hills, roads, and the one route through them. */
export function DispatchMap({ x, y }: { readonly x: number; readonly y: number }) {
  const at = ([px, py]: Point): Point => [x + px, y + py];
  const dot = (radius: number) => (point: Point) => circle(...at(point), radius);
  const hills = contours({
    hills: [
      [170, 110, 1, 120, 80],
      [470, 250, 0.95, 130, 90],
      [560, 60, 0.5, 90, 60],
    ],
    lines: [
      [
        [170, 110],
        [0.94, 0.8, 0.66, 0.52],
      ],
      [
        [470, 250],
        [0.94, 0.8],
      ],
    ],
    within: ([px, py]) => Math.min(px, py) > 0 && px < WIDTH && py < HEIGHT,
    stride: 48,
    project: at,
  });
  const [hereX, hereY] = at(HERE);
  return (
    <>
      <Stroke weight="thin" tone="soft" d={hills} />
      <Stroke tone="soft" d={ROADS.map((road) => spline(road.map(at)))} />
      <Stroke weight="wall" d={spline(ROUTE.map(at))} />
      <Shape fill="solid" d={DONE.map(dot(6))} />
      <Shape d={[...AHEAD.map(dot(6)), dot(10)(HERE)]} />
      <Shape fill="solid" edge="none" d={dot(4)(HERE)} />
      <Stroke weight="thin" d={line(hereX + 7, hereY - 8, hereX + 24, hereY - 30)} />
      <Shape d={rect(hereX + 16, hereY - 74, 128, 44)} />
      <Shape fill="solid" edge="none" d={rect(hereX + 28, hereY - 61, 74, 6)} />
      <Shape fill="soft" d={rect(hereX + 28, hereY - 47, 98, 4)} />
    </>
  );
}
