import { circle, line, rect, shape, writing } from '#line/pen.ts';

/** Things that carry the mark, each drawn from its lower left corner. */
export const tab = (x: number, y: number): string =>
  shape([
    [x, y],
    [x + 10, y - 26],
    [x + 74, y - 26],
    [x + 84, y],
  ]) + line(x - 12, y, x + 96, y);

export const card = (x: number, y: number): string =>
  rect(x, y - 62, 100, 62) + writing(x + 44, y - 24, 44, 2, 10);

export const invoice = (x: number, y: number): string =>
  rect(x, y - 124, 88, 124) +
  writing(x + 12, y - 76, 64, 4, 11) +
  line(x + 46, y - 18, x + 76, y - 18);

export const sign = (x: number, y: number): string =>
  rect(x, y - 132, 104, 64) + line(x + 46, y - 68, x + 46, y) + line(x + 58, y - 68, x + 58, y);

export const van = (x: number, y: number): string =>
  `M${x} ${y - 14}v-82h112l40 36v46h-16a16 16 0 0 0-32 0h-60a16 16 0 0 0-32 0z` +
  circle(x + 28, y - 12, 11) +
  circle(x + 120, y - 12, 11) +
  shape([
    [x + 114, y - 84],
    [x + 138, y - 60],
    [x + 114, y - 60],
  ]);
