import type { Project } from '#line/iso.ts';
import { poly, shape, type Point } from '#line/pen.ts';

export interface Box {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly height: number;
}

/** The visible faces of a box, its outline, and the three edges that meet at the near corner. */
export function boxPaths(see: Project, { x: [x0, x1], y: [y0, y1], height }: Box) {
  const near = see(x1, y1, height);
  const [back, leftTop, rightTop] = [see(x0, y0, height), see(x0, y1, height), see(x1, y0, height)];
  const [left, right, foot] = [see(x0, y1, 0), see(x1, y0, 0), see(x1, y1, 0)];
  return {
    outline: shape([back, rightTop, right, foot, left, leftTop]),
    edges: poly([leftTop, near, rightTop]) + poly([near, foot]),
    front: shape([near, rightTop, right, foot]),
  };
}

/** The seam at one height, around the two visible sides. */
export const seam = (see: Project, { x, y }: Box, z: number): readonly Point[] => [
  see(x[0], y[1], z),
  see(x[1], y[1], z),
  see(x[1], y[0], z),
];
