import { readFileSync } from 'node:fs';

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

/** The ticks of all processors since the start: in all, and while another machine had them. */
function processorTicks(): { readonly all: number; readonly stolen: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks.at(-1) ?? 0 };
}

/** Returns a function that says which share of the processors' time other machines on the same host had since. */
export function stolenTime(): () => number {
  const before = processorTicks();
  return () => {
    const now = processorTicks();
    return (now.stolen - before.stolen) / (now.all - before.all);
  };
}
