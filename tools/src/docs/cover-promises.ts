import type { Outcome } from '#spec/outcome.ts';
import { citationsIn, filesNamed, filledIn } from './check-promises.ts';
import type { PromiseRow } from './promise-rows.ts';

/** The tests that ran, and those that must have run. */
export interface Run {
  /** Each with the path of its file, seen from the repository's root. */
  readonly outcomes: readonly Outcome[];
  readonly testFiles: readonly string[];
  /** Whether a suite of this run has the file. */
  readonly isRun: (file: string) => boolean;
}

/** A sentence for each test that a promise names and that did not pass, and how many did. */
export function coverPromises(rows: readonly PromiseRow[], { outcomes, testFiles, isRun }: Run) {
  const findings: string[] = [];
  const passed = new Set<string>();
  const later = new Set<string>();
  for (const row of rows)
    for (const { file, title = '' } of citationsIn(row)) {
      const [path = file] = filesNamed(file, testFiles);
      const named = `“${title}” of ${path}`;
      if (!isRun(path)) {
        later.add(named);
        continue;
      }
      const fault = check(outcomes.filter((one) => one.file === path && isCalled(one, title)));
      if (fault === undefined) passed.add(named);
      else
        findings.push(`${row.path}:${row.line} — ${named} ${fault}, which holds: ${row.promise}`);
    }
  return { findings, passed: passed.size, later: later.size };
}

/** At least one passed and none failed: a title with %s is one test for each case. */
function check(outcomes: readonly Outcome[]): string | undefined {
  if (outcomes.length === 0) return 'did not run';
  if (outcomes.some(({ result }) => result === 'failed' || result === 'flaky')) return 'failed';
  return outcomes.some(({ result }) => result === 'passed') ? undefined : 'was skipped';
}

function isCalled(outcome: Outcome, title: string): boolean {
  const parts = title
    .split(filledIn)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(outcome.title.replaceAll(/\s+/g, ' '));
}
