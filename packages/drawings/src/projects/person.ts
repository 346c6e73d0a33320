import { circle, num } from '#line/pen.ts';

/** A person standing on a line: a head and a coat, 76 high. */
export const person = (x: number, feet: number): string =>
  circle(x, feet - 67, 9) + `M${num(x - 12)} ${num(feet)}v-40q0-12 12-12t12 12v40z`;
