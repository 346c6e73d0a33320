import { shape, type Point } from '#line/pen.ts';

/** A note: its center, and its rotation in degrees. */
export type Note = readonly [x: number, y: number, turn: number];

/** A square note, rarely straight. Whole units are enough for paper on a table. */
export function note([x, y, turn]: Note, size: number): string {
  const angle = ((turn + 45) * Math.PI) / 180;
  const reach = size / Math.SQRT2;
  const corner = (quarter: number): Point => [
    Math.round(x + reach * Math.cos(angle + (quarter * Math.PI) / 2)),
    Math.round(y + reach * Math.sin(angle + (quarter * Math.PI) / 2)),
  ];
  return shape([corner(0), corner(1), corner(2), corner(3)]);
}
