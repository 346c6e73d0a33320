import { line, rect } from '#line/pen.ts';

/** The sign for a program: a window with a bar and two columns. */
export const program = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h) +
  line(x, y + h * 0.24, x + w, y + h * 0.24) +
  line(x + w * 0.34, y + h * 0.24, x + w * 0.34, y + h);
