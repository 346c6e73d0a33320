import { median } from '#serving/median.ts';

/** One run of Lighthouse on one page: scores from 0 to 100, the shift, the blocking in ms. */
export interface Run {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly shift: number;
  readonly blocking: number;
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const mostBlocking = 30;

/** The median of each figure separately. */
export function medianRun(runs: readonly Run[]): Run {
  const middle = (figure: keyof Run): number => median(runs.map((run) => run[figure]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    shift: middle('shift'),
    blocking: middle('blocking'),
  };
}

/** One sentence for each goal a page misses. */
export function missed(page: string, run: Run): string[] {
  const scores = categories
    .filter((category) => run[category] < 100)
    .map((category) => `${page}: ${category} scores ${run[category]} instead of 100.`);
  if (run.shift > 0)
    scores.push(`${page}: the layout shifts by ${run.shift.toFixed(4)} instead of not at all.`);
  if (run.blocking > mostBlocking)
    scores.push(`${page}: ${run.blocking.toFixed(0)} ms are blocked, more than ${mostBlocking}.`);
  return scores;
}
