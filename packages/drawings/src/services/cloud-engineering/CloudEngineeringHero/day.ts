import type { Beat } from '#line/movement.ts';
import { curve, num, range, type Point } from '#line/pen.ts';

/** The number of servers from each part of the day on. */
const capacity = [
  [0, 3],
  [0.27, 4],
  [0.33, 5],
  [0.37, 6],
  [0.41, 7],
  [0.45, 8],
  [0.49, 9],
  [0.62, 8],
  [0.66, 7],
  [0.7, 6],
  [0.75, 5],
  [0.8, 4],
  [0.86, 3],
] as const;

/** The load at a part of the day, from 0 to 1: quiet nights, one peak around noon. */
const load = (part: number): number =>
  0.2 + 0.6 * Math.exp(-((part - 0.53) ** 2) / 0.024) + 0.028 * Math.sin(part * 31);

interface ChartBox {
  readonly left: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

interface Climb {
  readonly from: number;
  readonly until: number;
  readonly starts: Beat;
  readonly loadComes: Beat;
}

/** The morning in hours: in each climb two servers start, and the load they are for follows. */
export const climbs: readonly Climb[] = [
  { from: 6, until: 9, starts: 1, loadComes: 2 },
  { from: 9, until: 11, starts: 3, loadComes: 4 },
  { from: 11, until: 13, starts: 5, loadComes: 6 },
];

/** Load and capacity over one day. */
export function dayChart({ left, base, width, height }: ChartBox) {
  const points = range(25).map((i): Point => [
    left + Math.round((i / 24) * width),
    Math.round(base - load(i / 24) * height),
  ]);
  const line = curve(points);
  const [, ...hours] = line.split('c');
  const level = (servers: number): string => num(base - (servers / 9) * height);
  const at = (part: number): string => num(left + part * width);
  /** The steps between two moments; climbs meet on a level part, where the joint is not visible. */
  const steps = (from: number, to: number): string =>
    capacity
      .filter(([part]) => part > from && part < to)
      .map(([part, servers]) => `H${at(part)}V${level(servers)}`)
      .join('');
  const running = (part: number): number => capacity.findLast(([since]) => since <= part)?.[1] ?? 0;
  const stretch = (from: number, to: number): string =>
    `M${at(from)} ${level(running(from))}${steps(from, to)}H${at(to)}`;
  return {
    load: line,
    area: `${line}V${base}H${left}z`,
    night: stretch(0, 0.25),
    morning: climbs.map(({ from, until, ...beats }) => ({
      ...beats,
      capacity: stretch(from / 24, until / 24),
      load: `M${points[from]?.join(' ')}c${hours.slice(from, until).join('c')}`,
    })),
    afternoon: stretch(13 / 24, 1),
    at: (part: number): number => left + part * width,
  };
}
