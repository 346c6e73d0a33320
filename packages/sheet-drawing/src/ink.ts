/** Marks before they have a key. */
import { arrowHead, circle, line, poly, type Point } from '@studio/drawings/line/pen.ts';
import type { Area, Ink, Line, Mark, Word } from './marks.ts';

type Path = string | readonly string[];
const joined = (d: Path): string => (typeof d === 'string' ? d : d.join(''));

export const stroke = (d: Path, look: Omit<Line, 'kind' | 'd'> = {}): Line => ({
  kind: 'line',
  d: joined(d),
  ...look,
});

export const area = (
  d: Path,
  fill: Area['fill'],
  look: Omit<Area, 'kind' | 'd' | 'fill'> = {},
): Area => ({ kind: 'area', d: joined(d), fill, ...look });

export const word = (
  x: number,
  y: number,
  text: string,
  look: Pick<Word, 'face' | 'size' | 'anchor' | 'tone'>,
): Word => ({
  kind: 'word',
  x,
  y,
  text,
  ...look,
});

/** Marks that appear together have one key. */
export const keyed = (key: string, ...inks: readonly (Ink | readonly Ink[])[]): Mark[] =>
  inks.flat().map((ink, i) => ({ ...ink, key: `${key}.${i}` }));

export const dot = ([x, y]: Point, radius = 2.6): Area =>
  area(circle(x, y, radius), 'solid', { edge: 'none' });

/** A line with an arrow head. */
export const arrow = (
  points: readonly Point[],
  look: Omit<Line, 'kind' | 'd'> = {},
  size = 8,
): Ink[] => [stroke(poly(points), look), area(arrowHead(points, size), 'solid', { edge: 'none' })];

/** A measured distance, ended by 45° ticks. */
export const dimension = (x1: number, x2: number, y: number): Ink[] => [
  stroke([line(x1, y, x2, y), ...[x1, x2].map((x) => line(x, y - 4.5, x, y + 4.5))], {
    weight: 'thin',
  }),
  stroke([x1, x2].map((x) => line(x - 3.5, y + 3.5, x + 3.5, y - 3.5))),
];
