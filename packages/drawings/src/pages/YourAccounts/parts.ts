import { circle, line, poly, range, rect } from '#line/pen.ts';

/** A history of commits that grows to the right, with one branch; some commits are ours, some yours. */
export function history(x: number, y: number, length: number) {
  const step = length / 6;
  const at = (n: number, up = 0): string => circle(x + n * step, y - up, 5);
  return {
    main: line(x, y, x + length, y),
    branch: poly([
      [x + step, y],
      [x + 2 * step, y - 34],
      [x + 4 * step, y - 34],
      [x + 5 * step, y],
    ]),
    ours: [at(1), at(2, 34), at(3, 34), at(4, 34), at(5)],
    yours: [at(0), at(3), at(6)],
  };
}

/** Cards of a tracker in three columns. */
export const cards = (x: number, y: number, width: number): string[] =>
  [3, 2, 1].flatMap((count, column) =>
    range(count).map((i) => rect(x + column * (width + 10), y + i * 22, width, 16)),
  );

/** A horizontal key: ring, stem and bit. */
export const key = (x: number, y: number): string =>
  circle(x, y, 11) +
  circle(x, y, 5) +
  poly([
    [x + 11, y],
    [x + 46, y],
    [x + 46, y + 9],
  ]) +
  line(x + 36, y, x + 36, y + 7);
