/**
 * Contour lines of an invented terrain. A line is followed along the slope, not sampled from a
 * grid, so its `stride` alone decides how many points it has.
 */
import { range, type Point } from './pen.ts';
import { spline } from './spline.ts';

/** A hill's center, height and reach. */
export type Hill = readonly [x: number, y: number, height: number, reachX: number, reachY: number];

type Ground = (point: Point) => number;

interface Trace {
  readonly heightAt: Ground;
  readonly level: number;
  readonly start: Point;
  readonly stride: number;
  readonly within: (point: Point) => boolean;
}

/** More than any line of our maps needs. */
const MOST_STRIDES = 200;

const heights =
  (hills: readonly Hill[]): Ground =>
  ([x, y]) =>
    hills.reduce((sum, [hx, hy, height, rx, ry]) => {
      const away = ((x - hx) / rx) ** 2 + ((y - hy) / ry) ** 2;
      return sum + height * Math.exp(-away / 2);
    }, 0);

function slope(heightAt: Ground, [x, y]: Point): Point {
  const e = 0.5;
  return [heightAt([x + e, y]) - heightAt([x - e, y]), heightAt([x, y + e]) - heightAt([x, y - e])];
}

/** Moves a point uphill or downhill to the level. */
function settle(heightAt: Ground, level: number, point: Point, tries = 3): Point {
  if (tries === 0) return point;
  const [sx, sy] = slope(heightAt, point);
  const miss = (level - heightAt(point)) / (sx * sx + sy * sy || 1);
  return settle(heightAt, level, [point[0] + sx * miss, point[1] + sy * miss], tries - 1);
}

/** One stride along the contour, and back to its level. */
function next({ heightAt, level, stride }: Trace, [x, y]: Point): Point {
  const [sx, sy] = slope(heightAt, [x, y]);
  const steepness = Math.hypot(sx, sy) || 1;
  return settle(heightAt, level, [x - (sy / steepness) * stride, y + (sx / steepness) * stride]);
}

/** Where the way from a point on the map to one outside crosses its border. */
function border(within: Trace['within'], inside: Point, outside: Point): Point {
  const middle: Point = [(inside[0] + outside[0]) / 2, (inside[1] + outside[1]) / 2];
  if (isNear(inside, outside, 0.5)) return middle;
  return within(middle) ? border(within, middle, outside) : border(within, inside, middle);
}

const isNear = (a: Point, b: Point, distance: number): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1]) < Math.abs(distance);

/** Whether a stride goes past a point. */
function passes(point: Point, from: Point, to: Point): boolean {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [px, py] = [point[0] - from[0], point[1] - from[1]];
  const stride = Math.hypot(dx, dy) || 1;
  const along = (px * dx + py * dy) / stride;
  const aside = Math.abs(px * dy - py * dx) / stride;
  return along >= 0 && along <= stride && aside < stride / 2;
}

function walk(trace: Trace) {
  const { start, stride, within } = trace;
  const points = [start];
  for (const i of range(MOST_STRIDES)) {
    const here = points.at(-1) ?? start;
    const there = next(trace, here);
    if (!within(there)) return { points: [...points, border(within, here, there)], closed: false };
    if (i > 0 && (passes(start, here, there) || isNear(start, there, stride / 2))) break;
    points.push(there);
  }
  return { points, closed: true };
}

/** The contour of one level: a ring, or open where it leaves the map. */
function follow(trace: Trace) {
  const ahead = walk(trace);
  if (ahead.closed) return ahead;
  const back = walk({ ...trace, stride: -trace.stride });
  return { points: [...back.points.slice(1).reverse(), ...ahead.points], closed: false };
}

interface ContourMap {
  readonly hills: readonly Hill[];
  /** For each starting point, the levels of the lines to the right of it, downhill. */
  readonly lines: readonly (readonly [from: Point, levels: readonly number[]])[];
  readonly within: (point: Point) => boolean;
  /** The distance between two points of a line. */
  readonly stride: number;
  readonly project: (point: Point) => Point;
}

/** All lines of a map as one path. */
export function contours({ hills, lines, within, stride, project }: ContourMap): string {
  const heightAt = heights(hills);
  const meet = (from: Point, level: number): Point =>
    heightAt(from) > level ? meet([from[0] + 1, from[1]], level) : from;
  return lines
    .flatMap(([from, levels]) =>
      levels.map((level) => {
        const start = meet(from, level);
        const { points, closed } = follow({ heightAt, level, start, stride, within });
        return spline(points.map(project), closed);
      }),
    )
    .join('');
}
