import { contours } from '#line/contours.ts';
import type { Point } from '#line/pen.ts';

/** The size of the surveyed ground, in its own units. */
const ground = { width: 330, height: 396 };

interface MapSheet {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The surveyed ground as contour lines. */
export function surveyMap({ left, top, scale }: MapSheet): string {
  return contours({
    hills: [
      [120, 110, 1, 90, 70],
      [225, 270, 0.9, 80, 76],
      [30, 330, 0.6, 60, 60],
    ],
    lines: [
      [
        [120, 110],
        [0.96, 0.84, 0.7, 0.56, 0.42, 0.28],
      ],
      [[225, 270], [0.9]],
    ],
    within: ([x, y]) => x > 0 && y > 0 && x < ground.width && y < ground.height,
    stride: 30 / Math.sqrt(scale),
    project: ([x, y]) => [left + x * scale, top + y * scale],
  });
}

/** A survey point: a pin whose tip is at the position. */
export const pin = ([x, y]: Point): string =>
  `M${x} ${y}c-9-12-13-17-13-24a13 13 0 0 1 26 0c0 7-4 12-13 24z`;
