/**
 * The axonometric projection of all drawings: u runs down to the right, v down to the left, z
 * straight up. At multiples of 20 every point has one decimal, so parallel edges have the same path
 * data, which compresses well.
 */
import { ellipse, num, poly, shape, type Point } from './pen.ts';

type Spot = readonly [u: number, v: number, z?: number];

/** Projects a point of a plane onto the sheet. */
export type Project = (u: number, v: number, z?: number) => Point;

const ACROSS = 0.9;
const DOWN = 0.385;

/** A plane whose far corner (u = v = 0) is at x, y; `scale` resizes everything on it. */
export const plane =
  (x: number, y: number, scale = 1): Project =>
  (u, v, z = 0) => [x + (u - v) * ACROSS * scale, y + ((u + v) * DOWN - z) * scale];

/** A polyline on the plane or above it. */
export const isoLine = (at: Project, spots: readonly Spot[]): string =>
  poly(spots.map((spot) => at(...spot)));

/** A rectangle on the plane, or z above it. */
export const isoRect = (at: Project, u: number, v: number, w: number, d: number, z = 0): string =>
  shape([at(u, v, z), at(u + w, v, z), at(u + w, v + d, z), at(u, v + d, z)]);

/** A rectangle on any plane, to repeat with `stamp`. */
export const isoStamp = (w: number, d: number): Point[] => {
  const at = plane(0, 0);
  return [at(0, 0), at(w, 0), at(w, d), at(0, d)];
};

/** A box in two parts: the lit top and left faces, and the shaded right face. */
export function isoBox(at: Project, u: number, v: number, w: number, d: number, h: number) {
  const near: Point[] = [at(u, v + d), at(u + w, v + d)];
  const lit = isoRect(at, u, v, w, d, h) + shape([...near, at(u + w, v + d, h), at(u, v + d, h)]);
  const shaded = shape([at(u + w, v), at(u + w, v + d), at(u + w, v + d, h), at(u + w, v, h)]);
  return { lit, shaded };
}

/** A drum on the plane: its body with the lid, the lid alone, and the rings around it. */
export function isoDrum(at: Project, u: number, v: number, radius: number, h: number) {
  const [x, y] = at(u, v);
  const [rx, ry] = [radius * ACROSS * Math.SQRT2, radius * DOWN * Math.SQRT2];
  const rim = `a${num(rx)} ${num(ry)} 0 0 0 ${num(2 * rx)} 0`;
  const body = `M${num(x - rx)} ${num(y - h)}v${num(h)}${rim}v${num(-h)}`;
  const rings = [1, 2].map((i) => `M${num(x - rx)} ${num(y - (h * i) / 3)}${rim}`).join('');
  const lid = ellipse(x, y - h, rx, ry);
  return { body: body + lid, lid, rings };
}
