import { line, range, rect, shape } from '#line/pen.ts';

/** What holds two companies together. */
export const bolts = ['price', 'hours', 'people', 'ownership', 'warranty', 'notice'] as const;

/** A horizontal bolt with its head on the right. */
export const lying = (x: number, y: number, length: number) => ({
  shank: rect(x, y - 7, length, 14),
  head: shape([
    [x + length, y - 15],
    [x + length + 16, y - 15],
    [x + length + 20, y - 10],
    [x + length + 20, y + 10],
    [x + length + 16, y + 15],
    [x + length, y + 15],
  ]),
  thread: range(6).map((i) => line(x + 5 + i * 7, y - 7, x + 9 + i * 7, y + 7)),
});

/** An upright bolt with its head below. */
export const standing = (x: number, y: number, length: number) => ({
  shank: rect(x - 6, y, 12, length),
  head: shape([
    [x - 12, y + length],
    [x - 12, y + length + 12],
    [x - 8, y + length + 16],
    [x + 8, y + length + 16],
    [x + 12, y + length + 12],
    [x + 12, y + length],
  ]),
  thread: range(5).map((i) => line(x - 6, y + 5 + i * 7, x + 6, y + 9 + i * 7)),
});
