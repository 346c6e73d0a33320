import type { Outcome } from './outcome.ts';

export type Count = { readonly line: string; readonly good: boolean };

/** The sum of all runs. Nothing passed is no success: it means that nothing ran. */
export function count(outcomes: readonly Outcome[]): Count {
  const of = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  const passed = of('passed');
  const failed = of('failed');
  const skipped = of('skipped');
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { line, good: failed === 0 && passed > 0 };
}
