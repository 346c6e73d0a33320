import { circle, line, num, poly, range, rect, type Point } from '#line/pen.ts';

/** Head and shoulders, 22 wide and 27 high. */
export const person = ([x, y]: Point): string =>
  `${circle(x, y - 9, 6)}M${num(x - 11)} ${num(y + 12)}v-4a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v4z`;

/** Places around an oval, beginning at the top. */
export const around = (middle: Point, radius: Point, count: number): Point[] =>
  range(count).map((i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [
      Math.round(middle[0] + radius[0] * Math.cos(angle)),
      Math.round(middle[1] + radius[1] * Math.sin(angle)),
    ];
  });

/** A column of cards, each with a line of text. */
export function backlog(x: number, y: number, width: number, count: number) {
  const tops = range(count).map((i) => y + i * 28);
  return {
    cards: tops.map((top) => rect(x, top, width, 22)),
    writing: tops.map((top, i) => line(x + 10, top + 11, x + width - (i % 2 ? 24 : 12), top + 11)),
  };
}

/** A main branch that grows upwards, two branches that are merged back, and their commits. */
export function repository(x: number, top: number, bottom: number, reach: number) {
  const y = (share: number): number => Math.round(bottom - (bottom - top) * share);
  const branch = (side: number, from: number, to: number) =>
    poly([
      [x, y(from)],
      [x + side, y(from) - reach],
      [x + side, y(to) + reach],
      [x, y(to)],
    ]);
  const commit = (side: number, share: number) => circle(x + side, y(share), 5);
  return {
    main: line(x, top, x, bottom),
    branches: [branch(-reach, 0.06, 0.62), branch(reach, 0.3, 0.9)],
    yours: [commit(0, 0.06), commit(reach, 0.54), commit(0, 0.62)],
    ours: [commit(-reach, 0.34), commit(0, 0.3), commit(reach, 0.68), commit(0, 0.9)],
  };
}
