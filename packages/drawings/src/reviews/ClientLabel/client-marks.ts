import { circle, line, poly, rect, shape, type Point } from '#line/pen.ts';

/** The center of all marks. */
export const MIDDLE: Point = [146, 84];
const [X, Y] = MIDDLE;
const R = 48;

interface ClientMark {
  /** The construction lines. */
  readonly construction: string;
  readonly outline: string;
  readonly solid: string;
}

const disc: ClientMark = {
  construction: rect(X - R, Y - R, 2 * R, 2 * R),
  outline: circle(X, Y, R),
  solid: `M${X - R} ${Y}a${R} ${R} 0 0 0 ${2 * R} 0z`,
};

const square: ClientMark = {
  construction: circle(X, Y, R * Math.SQRT2),
  outline: rect(X - R, Y - R, 2 * R, 2 * R),
  solid: shape([
    [X - R, Y - R],
    [X + R, Y + R],
    [X - R, Y + R],
  ]),
};

const triangle: ClientMark = {
  construction: circle(X, Y + 14, 62) + circle(X, Y + 14, 31),
  outline: shape([
    [X, Y - R],
    [X + 54, Y + 45],
    [X - 54, Y + 45],
  ]),
  solid: shape([
    [X, Y - R],
    [X, Y + 45],
    [X - 54, Y + 45],
  ]),
};

const lens: ClientMark = {
  construction: line(X - 26, Y - 60, X - 26, Y + 60) + line(X + 26, Y - 60, X + 26, Y + 60),
  outline: circle(X - 26, Y, 40) + circle(X + 26, Y, 40),
  solid: `M${X} ${Y - 30.4}a40 40 0 0 1 0 60.8a40 40 0 0 1 0-60.8z`,
};

const hexagon: readonly Point[] = [
  [X, Y - 52],
  [X + 45, Y - 26],
  [X + 45, Y + 26],
  [X, Y + 52],
  [X - 45, Y + 26],
  [X - 45, Y - 26],
];

const cube: ClientMark = {
  construction: circle(X, Y, 52),
  outline: shape(hexagon) + poly([[X + 45, Y - 26], MIDDLE, [X - 45, Y - 26]]),
  solid: shape([MIDDLE, ...hexagon.slice(1, 4)]),
};

export const CLIENT_MARKS: readonly ClientMark[] = [disc, square, triangle, lens, cube];
