import { circle, line, range, rect } from '#line/pen.ts';

/** Where a function goes in the redesign: on the first screen, behind search, into the archive. */
export const screen = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h) + line(x, y + 14, x + w, y + 14);

/** The four functions that everyone needs, as large buttons. */
export const tiles = (x: number, y: number, w: number, h: number): string => {
  const [tileW, tileH] = [(w - 30) / 2, (h - 44) / 2];
  return range(4)
    .map((i) =>
      rect(
        x + 10 + (i % 2) * (tileW + 10),
        y + 24 + Math.floor(i / 2) * (tileH + 10),
        tileW,
        tileH,
      ),
    )
    .join('');
};

export const search = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h) +
  line(x, y + 30, x + w, y + 30) +
  circle(x + 16, y + 14, 5) +
  line(x + 20, y + 18, x + 25, y + 23);

export const archive = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, 26) + rect(x + 8, y + 26, w - 16, h - 26) + rect(x + w / 2 - 18, y + 42, 36, 12);
