/**
 * Turns shapes into short SVG path data: strokes of one weight in one path, relative commands, one
 * decimal. Short, because every drawing is part of the page's HTML.
 */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows. */
export const tidy = (value: number): number => Math.round(value * 10) / 10;

/** One number for path data: `0.5` is written `.5`. */
export function num(value: number): string {
  const tidied = tidy(value);
  return tidied > -1 && tidied < 1 ? String(tidied).replace('0.', '.') : String(tidied);
}

/** Numbers in a row, with a space only where no minus sign separates them. */
export const join = (...values: readonly number[]): string =>
  values.map((value, i) => (i > 0 && tidy(value) >= 0 ? ` ${num(value)}` : num(value))).join('');

/** A straight step between two rounded points. */
export const step = (from: Point, to: Point): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dy === 0) return `h${num(dx)}`;
  return dx === 0 ? `v${num(dy)}` : `l${join(dx, dy)}`;
};

/** A polyline. Steps are between rounded points, so that rounding errors do not add up. */
export function poly(points: readonly Point[]): string {
  const spots = points.map(([x, y]): Point => [tidy(x), tidy(y)]);
  return spots
    .map((spot, i) => {
      const before = spots[i - 1];
      return before ? step(before, spot) : `M${join(...spot)}`;
    })
    .join('');
}

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  poly([
    [x1, y1],
    [x2, y2],
  ]);

/** A closed outline. */
export const shape = (points: readonly Point[]): string => `${poly(points)}z`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${join(x, y)}h${num(w)}v${num(h)}h${num(-w)}z`;

/** A rectangle with rounded corners, for phones and other manufactured things. */
export const roundRect = (x: number, y: number, w: number, h: number, r: number): string => {
  const corner = (dx: number, dy: number): string => `a${join(r, r)} 0 0 1 ${join(dx, dy)}`;
  return (
    `M${join(x + r, y)}h${num(w - 2 * r)}${corner(r, r)}v${num(h - 2 * r)}${corner(-r, r)}` +
    `h${num(2 * r - w)}${corner(-r, -r)}v${num(2 * r - h)}${corner(r, -r)}z`
  );
};

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${join(x - rx, y)}a${join(rx, ry)} 0 1 0 ${num(2 * rx)} 0a${join(rx, ry)} 0 1 0 ${num(-2 * rx)} 0z`;

/** A smooth line through all points (Catmull-Rom, written as Béziers). */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  let d = `M${join(...at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const step = [
      (p2[0] - p0[0]) / 6,
      (p2[1] - p0[1]) / 6,
      p2[0] - p1[0] - (p3[0] - p1[0]) / 6,
      p2[1] - p1[1] - (p3[1] - p1[1]) / 6,
      p2[0] - p1[0],
      p2[1] - p1[1],
    ];
    d += `c${join(...step)}`;
  }
  return d;
}

/** Lines of writing, as bars of uneven length: interfaces are never filled with lorem ipsum. */
export function writing(x: number, y: number, width: number, count: number, gap: number): string {
  const lengths = [1, 0.86, 0.94, 0.7, 0.9, 0.62];
  return range(count)
    .map((i) => line(x, y + i * gap, x + width * (lengths[i % lengths.length] ?? 1), y + i * gap))
    .join('');
}

/** The diagonals of a picture placeholder. */
export const cross = (x: number, y: number, w: number, h: number): string =>
  line(x, y, x + w, y + h) + line(x + w, y, x, y + h);

/** 45° lines clipped to a rectangle: hatching marks what is old and stays for now. */
export function hatch(x: number, y: number, w: number, h: number, gap = 7): string {
  let d = '';
  for (let k = gap; k < w + h; k += gap) {
    const from: Point = k <= h ? [x, y + k] : [x + k - h, y + h];
    const to: Point = k <= w ? [x + k, y] : [x + w, y + k - w];
    d += line(...from, ...to);
  }
  return d;
}

/** A drum, the sign for stored data: its body and its lid. */
export function drum(x: number, y: number, w: number, h: number): string {
  const e = w * 0.17;
  const lid = `a${join(w / 2, e)} 0 0 0 `;
  return (
    `M${join(x, y + e)}v${num(h - 2 * e)}${lid}${num(w)} 0v${num(2 * e - h)}` +
    ellipse(x + w / 2, y + e, w / 2, e)
  );
}

/** The solid head of an arrow that ends at the last point. */
export function arrowHead(points: readonly Point[], size = 8): string {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (!tip || !before) return '';
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const wing = (side: number): Point => [
    tip[0] - size * Math.cos(angle) + side * size * 0.42 * Math.sin(angle),
    tip[1] - size * Math.sin(angle) - side * size * 0.42 * Math.cos(angle),
  ];
  return shape([tip, wing(1), wing(-1)]);
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
