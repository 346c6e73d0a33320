import { join, num } from '#line/pen.ts';

/** A shopping bag standing on a point; `s` is half its width. */
export const bag = (x: number, y: number, s: number): string =>
  `M${join(x - s * 0.8, y - s * 2)}h${num(s * 1.6)}l${join(s * 0.2, s * 2)}h${num(-2 * s)}z`;

/** The bag's handle. */
export const handle = (x: number, y: number, s: number): string =>
  `M${join(x - s * 0.45, y - s * 2)}c0${num(-s * 0.9)} ${num(s * 0.9)}${num(-s * 0.9)} ${num(s * 0.9)} 0`;
