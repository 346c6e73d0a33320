import { line, range } from '#line/pen.ts';

/** A square wave: one period per step, from low. */
export const clockWave = (x: number, y: number, step: number, periods: number): string =>
  `M${x} ${y + 12}${range(periods)
    .map(() => `v-24h${step / 2}v24h${step / 2}`)
    .join('')}`;

/** Bits on a data line, each an eye between two clock edges, with the idle line around them. */
export function dataWave(x: number, y: number, step: number, end: number): string {
  const bits = Math.floor((end - x) / step) - 2;
  const first = x + step;
  const eyes = range(bits).map(
    (i) => `M${first + i * step} ${y}l5-12h${step - 10}l5 12l-5 12h${10 - step}z`,
  );
  return [line(x, y, first, y), ...eyes, line(first + bits * step, y, end, y)].join('');
}

/** A line that is low, high between two moments, and low again. */
export const levelWave = (
  x: number,
  y: number,
  high: readonly [number, number],
  end: number,
): string => `M${x} ${y + 12}H${high[0]}v-24H${high[1]}v24H${end}`;
