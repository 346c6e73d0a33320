import { join, step, tidy, type Point } from './pen.ts';

/**
 * The same closed shape at many places, as one path. Relative moves lead from copy to copy, so a
 * hundred cells are one short text repeated, which compresses well.
 */
export function stamp(form: readonly Point[], places: readonly Point[]): string {
  const outline = form.slice(1).map((to, i) => step(form[i] ?? to, to));
  const spots = places.map(([x, y]): Point => [tidy(x), tidy(y)]);
  const moves = spots.map((to, i) => {
    const from = spots[i - 1];
    return from ? `m${join(to[0] - from[0], to[1] - from[1])}` : `M${join(...to)}`;
  });
  return moves.map((move) => `${move}${outline.join('')}z`).join('');
}

/** A rectangle to stamp. */
export const stampRect = (w: number, h: number): Point[] => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
];
