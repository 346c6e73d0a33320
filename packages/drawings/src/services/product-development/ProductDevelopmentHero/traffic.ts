import { circle, rect } from '#line/pen.ts';

/** A person on foot, standing at x on the ground y. */
export const person = (x: number, y: number): string =>
  `${circle(x, y - 23, 4)}M${x} ${y - 19}v10l-4 8M${x} ${y - 9}l4 8M${x - 6} ${y - 15}h12`;

export const cart = (x: number, y: number): string =>
  rect(x, y - 21, 32, 11) +
  circle(x + 8, y - 6, 5) +
  circle(x + 24, y - 6, 5) +
  `M${x + 32} ${y - 12}h10`;

export const truck = (x: number, y: number): string =>
  `${rect(x, y - 34, 46, 26)}M${x + 48} ${y - 28}h11l7 9v11h-18z`;

export const wheels = (x: number, y: number): string =>
  circle(x + 11, y - 6, 5) + circle(x + 36, y - 6, 5) + circle(x + 56, y - 6, 5);
