import type { Outcome } from './outcome.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

type Suite = {
  readonly specs: readonly {
    readonly title: string;
    /** The same test once for each project. */
    readonly tests: readonly { readonly status: Status }[];
  }[];
  readonly suites?: readonly Suite[];
};

/** What we read of the file that Playwright's json reporter writes. */
export type PlaywrightReport = {
  readonly suites: readonly Suite[];
  /** What went wrong outside every test, a file that cannot be loaded for one. */
  readonly errors: readonly { readonly message: string }[];
};

export function isPlaywrightReport(report: object): report is PlaywrightReport {
  return 'suites' in report && 'errors' in report;
}

const results: Record<Status, Outcome['result']> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
};

export function playwrightOutcomes({ suites, errors }: PlaywrightReport): Outcome[] {
  return [
    ...suites.flatMap(suiteOutcomes),
    ...errors.map(({ message }) => ({ title: firstLine(message), result: 'failed' as const })),
  ];
}

function suiteOutcomes({ specs, suites = [] }: Suite): Outcome[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, result: results[status] })),
    ),
    ...suites.flatMap(suiteOutcomes),
  ];
}

function firstLine(message: string): string {
  return message.replace(/\n[\s\S]*/, '');
}
