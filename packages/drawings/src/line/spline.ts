import { join, type Point } from './pen.ts';

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const offset = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

/**
 * A smooth line that follows its points but touches only the ends: a quadratic B-spline. Each point
 * costs two small numbers, because `t` derives the next control point. Points are rounded to whole
 * units, so that the midpoints are exact and errors do not add up.
 */
export function spline(points: readonly Point[], closed = false): string {
  const knots = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, second] = knots;
  const last = knots.at(-1);
  if (!first || !second || !last) return '';
  const middles = knots.map((knot, i) => between(knot, knots[i + 1] ?? first));
  const [start, control] = closed ? [between(last, first), first] : [first, second];
  const stops = closed ? middles : [...middles.slice(1, -2), last];
  const [bend, ...bends] = stops.map((stop, i) => offset(stops[i - 1] ?? start, stop));
  const softly = bends.map((by) => `t${join(...by)}`).join('');
  return `M${join(...start)}q${join(...offset(start, control), ...(bend ?? []))}${softly}`;
}
