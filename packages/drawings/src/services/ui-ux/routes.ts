import type { Point } from '#line/pen.ts';

/**
 * Where three people tapped in the first test, counted in pitches from the first screen's middle.
 * They all start at the first screen; two arrive, the third gives up.
 */
export const wanderings: Readonly<Record<'steady' | 'lost' | 'gone', readonly Point[]>> = {
  steady: [
    [0.2, -0.16],
    [1.1, -0.62],
    [1.86, -1.08],
    [2.3, -0.3],
    [1.75, 0.2],
    [1.05, 0.34],
    [1.7, 1.16],
    [2.9, 0.66],
    [3.82, 0.06],
  ],
  lost: [
    [0.22, 0],
    [0.82, 0.42],
    [1.3, 0.2],
    [0.86, -0.44],
    [1.9, -0.08],
    [2.8, -0.36],
    [3.2, -0.7],
    [2.28, -1.2],
    [2.1, -0.86],
    [2.3, 0.02],
    [3.1, 0.4],
    [3.84, 0.16],
  ],
  gone: [
    [0.2, 0.18],
    [0.7, 0.8],
    [1.22, 0.66],
    [1.86, 0.04],
    [2.3, 0.76],
    [1.9, 0.84],
    [2.12, 1.14],
  ],
};

/** The same taps at the scale of a sheet. */
export const placed = (
  taps: readonly Point[],
  origin: Point,
  pitch: { readonly x: number; readonly y: number },
): readonly Point[] => taps.map(([x, y]) => [origin[0] + x * pitch.x, origin[1] + y * pitch.y]);
