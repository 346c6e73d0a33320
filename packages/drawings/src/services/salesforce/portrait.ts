import { circle, num } from '#line/pen.ts';

/** Head and shoulders, centered on a point; `r` is the head's radius. */
export const portrait = (x: number, y: number, r = 7): string => {
  const [reach, foot] = [r * 1.7, y + r * 2.1];
  return (
    circle(x, y - r, r) +
    `M${num(x - reach)} ${num(foot)}a${num(reach)} ${num(reach)} 0 0 1 ${num(2 * reach)} 0z`
  );
};
