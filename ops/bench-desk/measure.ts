export interface Timing {
  readonly what: string;
  readonly bound: number | undefined;
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export function timingOf(
  what: string,
  bound: number | undefined,
  times: readonly number[],
): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return { what, bound, p50: at(sorted, 0.5), p95: at(sorted, 0.95), count: times.length };
}

export const isTooSlow = ({ bound, p95 }: Timing): boolean =>
  bound !== undefined && !(p95 <= bound);

export function lineOf(timing: Timing): string {
  const { what, p50, p95, count, bound } = timing;
  const limit = bound === undefined ? '' : ` (at most ${bound})`;
  const note = isTooSlow(timing) ? '  TOO SLOW' : '';
  return `${what.padEnd(44)} p50 ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms${limit}  of ${count}${note}`;
}
