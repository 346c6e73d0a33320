import { num, type Point } from '#line/pen.ts';

/** The directions of the six neighbors of the middle circle, in degrees. */
export const around = [30, 90, 150, 210, 270, 330];

const radians = (degrees: number) => (degrees / 180) * Math.PI;

/** A point at a distance from another, at an angle counted counterclockwise from the right. */
export const seen = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y - distance * Math.sin(radians(degrees)),
];

/** A petal from its foot to its tip; its sides are two arcs of radius `bulge`. */
export function petal([x, y]: Point, length: number, degrees: number, bulge = length): string {
  const [tipX, tipY] = seen([0, 0], length, degrees);
  const side = (dx: number, dy: number) =>
    `a${num(bulge)} ${num(bulge)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return `M${num(x)} ${num(y)}${side(tipX, tipY)}${side(-tipX, -tipY)}z`;
}

/** The mark: three petals that rise from one point, each the lens of two equal circles. */
export const lotus = (foot: Point, r: number): string =>
  [30, 90, 150].map((degrees) => petal(foot, r, degrees)).join('');

/** The cut for small sizes: fuller petals that merge, so that no gap can clog. */
export const smallLotus = (foot: Point, r: number): string =>
  [36, 90, 144].map((degrees) => petal(foot, r, degrees, r * 0.66)).join('');
