import { line, range } from '#line/pen.ts';

/** The length of one beat, and of one place on the strip. */
export const beatLength = 76;
/** The side of a square of the paper; four of them make one beat. */
export const square = 19;

/** A release: a small rise, the sharp beat, then rest. */
export const beat = 'h24l4-6 4 6h6l4-54 6 76 5-22h23';
export const beats = (count: number): string => beat.repeat(count);

/** Noticed late: the line swings for the length of two beats before it steadies. */
export const longFault = 'l9-16 8 44 9-80 8 90 9-56 8 50 9-70 8 78 9-62 8 44 9-36 9 28 9-20 8 6h32';
/** Noticed at once and fixed within one beat. */
export const shortFault = 'h12l7-30 8 60 8-52 7 28 6-6h28';
/** Where the faults were noticed: in the middle of the long one, at the first swing of the short one. */
export const noticedLate = { x: 60, up: 38 };
export const noticedEarly = { x: 19, up: 30 };

/** The squared paper of the strip. */
export const paper = (y: number, width: number, height: number): string =>
  [
    ...range(width / square + 1).map((i) => line(i * square, y, i * square, y + height)),
    ...range(height / square + 1).map((i) => line(0, y + i * square, width, y + i * square)),
  ].join('');
