import type { Beat } from '#line/movement.ts';
import { curve, join, range, type Point } from '#line/pen.ts';

/** The size of the map. Positions on it are shares from 0 to 1, so that both compositions show the same ridge. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

export const on = ({ width, height }: Sheet, [x, y]: Point): Point => [
  Math.round(x * width),
  Math.round(y * height),
];

const base: Point = [0.06, 0.92];
const summit: Point = [0.86, 0.2];
/** Places where the route is continued or given up. */
const gates: readonly Point[] = [
  [0.26, 0.8],
  [0.47, 0.58],
  [0.67, 0.43],
];
/** The end of the way down from each gate. */
const exits: readonly Point[] = [
  [0.37, 0.93],
  [0.59, 0.83],
  [0.8, 0.64],
];

const route: readonly Point[] = [base, [0.15, 0.9], ...gates, [0.78, 0.32], summit];

/** One leg of the way and its beat: the motion pauses at each gate. */
export interface Leg {
  readonly path: string;
  readonly after?: Beat;
}

const legBeats = [undefined, 2, 4, 6] as const;

/** A smooth line, split at these of its points; together the legs are the same line. */
export function legs(points: readonly Point[], stops: readonly number[]): Leg[] {
  const [, ...bends] = curve(points).split('c');
  return stops.map((stop, i) => {
    const from = stops[i - 1] ?? 0;
    const after = legBeats[i];
    const start = points[from] ?? [0, 0];
    return {
      path: `M${join(...start)}c${bends.slice(from, stop).join('c')}`,
      ...(after && { after }),
    };
  });
}

/** The points of the route where its legs end: the gates and the summit. */
const routeStops = [2, 3, 4, 6];
export const spendingStops = [1, 2, 3, 4];

/** The positions on a sheet, and the spending up to each stop as heights above its floor. */
export function climb(sheet: Sheet, floor: number, spent: readonly number[]) {
  const at = (point: Point): Point => on(sheet, point);
  const stops = [base, ...gates, summit].map(at);
  return {
    start: at(base),
    gates: gates.map(at),
    exits: exits.map(at),
    goal: at(summit),
    stops,
    route: legs(route.map(at), routeStops),
    profile: stops.map(([x], i): Point => [x, floor - (spent[i] ?? 0)]),
  };
}

/** A contour comes in from the north, turns around the nose of the ridge and leaves to the east. */
function contour(sheet: Sheet, level: number): string {
  const nose: Point = [0.14 + level * 0.62, 0.9 - level * 0.56];
  const north: Point = [0.03 + level * 0.76, 0];
  const east: Point = [1, 0.97 - level * 0.76];
  const bulge = 0.05 - level * 0.03;
  const line: Point[] = [
    north,
    [(north[0] + nose[0]) / 2 - bulge, nose[1] * 0.52],
    nose,
    [(nose[0] + east[0]) / 2, (nose[1] + east[1]) / 2 + bulge],
    east,
  ];
  return curve(line.map((point) => on(sheet, point)));
}

/** `count` contours, evenly from the foot of the ridge to just below its summit. */
export const contours = (sheet: Sheet, count: number): string[] =>
  range(count).map((i) => contour(sheet, i / (count - 1)));
