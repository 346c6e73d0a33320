import { line, rect } from '#line/pen.ts';

/** A screen: its frame and the line under its title bar. */
export const screen = (x: number, y: number, w: number, h: number, bar: number): string =>
  rect(x, y, w, h) + line(x, y + bar, x + w, y + bar);

/** Nine screens as a diamond: one to start from, seven to get lost in, one where the task is done. */
export function diamond(pitch: { readonly x: number; readonly y: number }) {
  return [1, 2, 3, 2, 1].flatMap((rows, column) =>
    Array.from({ length: rows }, (_, row) => ({
      x: column * pitch.x,
      y: (row - (rows - 1) / 2) * pitch.y,
    })),
  );
}
