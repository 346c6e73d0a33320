import { circle, line, roundRect, shape, type Point } from '#line/pen.ts';

/** A board that props a wall: two edges and its end on the ground. */
export function prop(from: Point, to: Point, thickness: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * thickness, (dx / length) * thickness];
  return shape([from, to, [to[0] + nx, to[1] + ny], [from[0] + nx, from[1] + ny]]);
}

/** A person standing on the ground and looking to the right. */
export const visitor = (x: number, ground: number, height: number): string => {
  const head = height * 0.09;
  const [hip, neck] = [ground - height * 0.48, ground - height * 0.82];
  return (
    circle(x, ground - height + head, head) +
    line(x, neck, x, hip) +
    line(x, hip, x - head, ground) +
    line(x, hip, x + head, ground) +
    line(x, neck + head, x + 2 * head, neck + 2 * head)
  );
};

/** Sandbags on the foot of a prop: two below, one on top. */
export const sandbags = (x: number, ground: number): string =>
  [roundRect(x - 22, ground - 11, 22, 11, 5), roundRect(x, ground - 11, 22, 11, 5)].join('') +
  roundRect(x - 11, ground - 22, 22, 11, 5);
