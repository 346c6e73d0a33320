import { curve, num, range, type Point } from '#line/pen.ts';

/** From which part of the day how many servers run. */
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

/** The load at a part of the day, of 1: quiet nights, one peak around noon. */
const load = (part: number): number =>
  0.2 + 0.6 * Math.exp(-((part - 0.53) ** 2) / 0.024) + 0.028 * Math.sin(part * 31);

interface ChartBox {
  readonly left: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

/** Load and capacity over one day. */
export function dayChart({ left, base, width, height }: ChartBox) {
  const points = range(25).map((i): Point => [
    left + Math.round((i / 24) * width),
    Math.round(base - load(i / 24) * height),
  ]);
  const line = curve(points);
  const level = (servers: number): string => num(base - (servers / 9) * height);
  const steps = capacity.map(([part, servers]) => `H${num(left + part * width)}V${level(servers)}`);
  return {
    load: line,
    area: `${line}V${base}H${left}z`,
    capacity: `M${left} ${level(3)}${steps.join('')}H${left + width}`,
    at: (part: number): number => left + part * width,
  };
}
