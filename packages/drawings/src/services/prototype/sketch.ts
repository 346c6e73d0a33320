import { num, range } from '#line/pen.ts';

/** A box in a quick sketch: four bent lines that overshoot their corners. */
export function sketched(x: number, y: number, w: number, h: number): string {
  const over = 4;
  const across = (top: number, bend: number) =>
    `M${num(x - over)} ${num(top)}q${num(w / 2)} ${bend} ${num(w + 2 * over)} 1`;
  const down = (left: number, bend: number) =>
    `M${num(left)} ${num(y - over)}q${bend} ${num(h / 2)}-1 ${num(h + 2 * over)}`;
  return across(y, -3) + across(y + h, 3) + down(x, 3) + down(x + w, -3);
}

/** Handwriting that cannot be read yet. */
export const scribble = (x: number, y: number, waves: number): string =>
  `M${num(x)} ${num(y)}` +
  range(waves)
    .map(() => 'q3-7 5 0t5-1')
    .join('');

/** A hand whose forefinger touches the given point. */
export const hand = (x: number, y: number): string =>
  `M${num(x - 7)} ${num(y + 6)}a7 7 0 0 1 14 0v36a7 7 0 0 1 13 4a7 7 0 0 1 12 4a6 6 0 0 1 11 5` +
  'v22c0 16-8 22-10 34h-38c-3-12-20-24-27-38a7 7 0 0 1 11-8l14 12z';
