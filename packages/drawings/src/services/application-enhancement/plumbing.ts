import { circle, line, rect, shape, type Point } from '#line/pen.ts';

/** A part between two flanges, drawn from its center. */
export const body = ([x, y]: Point, size: number): string =>
  rect(x - size * 0.8, y - size / 2, size * 1.6, size) +
  rect(x - size, y - size * 0.65, size * 0.2, size * 1.3) +
  rect(x + size * 0.8, y - size * 0.65, size * 0.2, size * 1.3);

/** The wheel inside the part. */
export const wheel = ([x, y]: Point, r: number): string =>
  circle(x, y, r) +
  [0, 60, 120]
    .map((degrees) => {
      const [dx, dy] = [
        r * Math.cos((degrees / 180) * Math.PI),
        r * Math.sin((degrees / 180) * Math.PI),
      ];
      return line(x - dx, y - dy, x + dx, y + dy);
    })
    .join('');

/** A valve in a pipe: two wedges that meet. */
export const valve = ([x, y]: Point, w: number, h: number): string =>
  shape([
    [x - w, y - h],
    [x + w, y + h],
    [x + w, y - h],
    [x - w, y + h],
  ]);

/** The stem of a valve and its handle. */
export const handle = ([x, y]: Point, rise: number, w: number): string =>
  line(x, y, x, y - rise) + line(x - w, y - rise, x + w, y - rise);
