import { poly, type Point } from '#line/pen.ts';

/** A small picture on the side of the slice. Its points are along the slice, and up from the middle of the layer. */
export type Sign = readonly (readonly Point[])[];

const frame = (x: number, z: number, w: number, h: number): readonly Point[] => [
  [x, z],
  [x + w, z],
  [x + w, z + h],
  [x, z + h],
  [x, z],
];
const stroke = (...points: readonly Point[]): readonly Point[] => points;

export const signs = {
  screen: [frame(0, -13, 60, 26), stroke([0, 6], [60, 6]), stroke([8, -4], [36, -4])],
  interface: [
    frame(0, -8, 18, 16),
    frame(42, -8, 18, 16),
    stroke([18, 0], [42, 0]),
    stroke([35, 5], [42, 0], [35, -5]),
  ],
  rules: [
    stroke([14, 0], [28, 12], [42, 0], [28, -12], [14, 0]),
    stroke([0, 0], [14, 0]),
    stroke([42, 0], [60, 0]),
  ],
  partners: [
    frame(0, 2, 14, 10),
    frame(0, -12, 14, 10),
    frame(46, -6, 14, 12),
    stroke([14, 7], [28, 0], [46, 0]),
    stroke([14, -7], [28, 0]),
  ],
  data: [
    frame(0, -13, 60, 26),
    stroke([0, 4], [60, 4]),
    stroke([0, -4], [60, -4]),
    stroke([20, -13], [20, 13]),
  ],
  machine: [
    stroke([0, -10], [14, -8], [22, 8], [30, 12], [38, 6], [46, -6], [60, -10]),
    stroke([0, -13], [60, -13]),
  ],
} satisfies Record<string, Sign>;

/** A sign as path data; `place` maps its points to the sheet. */
export const draw = (sign: Sign, place: (along: number, up: number) => Point): string =>
  sign.map((points) => poly(points.map(([along, up]) => place(along, up)))).join('');
