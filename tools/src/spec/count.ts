import type { Outcome } from './outcome.ts';

export type Count = {
  readonly line: string;
  readonly good: boolean;
  readonly passed: number;
  /** The passed tests in which axe checked pages. */
  readonly axe: number;
};

/** The sum of all runs. Without a passed test it is not good, because nothing ran. */
export function count(outcomes: readonly Outcome[]): Count {
  const of = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  const passed = of('passed');
  const failed = of('failed') + of('flaky');
  const skipped = of('skipped');
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const axe = outcomes.filter(
    ({ title, result }) => result === 'passed' && title.startsWith('axe finds nothing'),
  ).length;
  return { line, good: failed === 0 && passed > 0, passed, axe };
}
