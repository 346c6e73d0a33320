import type { Point } from './pen.ts';

/** The two ends of a straight arrow; keeps the caller on one line. */
export const ends = (x1: number, y1: number, x2: number, y2: number): Point[] => [
  [x1, y1],
  [x2, y2],
];
