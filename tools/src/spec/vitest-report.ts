import { whyOf, type Outcome } from './outcome.ts';

/** The parts that we read of the file that `vitest --reporter=json` writes. */
export type VitestReport = {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

export function isVitestReport(report: object): report is VitestReport {
  return 'testResults' in report && 'success' in report;
}

export function vitestOutcomes({ success, testResults }: VitestReport): Outcome[] {
  const outcomes = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      title: test.title,
      file: name,
      result: resultOf(test.status),
      ...whyOf(test.failureMessages ?? []),
    }));
    // A file that cannot be loaded has no tests, and must not count as passed.
    return status === 'failed' ? withFailure(tests, `${name} as a whole`) : tests;
  });
  // An error outside every test fails the run without failing any test in it.
  return success ? outcomes : withFailure(outcomes, 'the run as a whole');
}

function resultOf(status: string): Outcome['result'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}

function withFailure(outcomes: Outcome[], title: string): Outcome[] {
  const hasFailure = outcomes.some(({ result }) => result === 'failed');
  return hasFailure ? outcomes : [...outcomes, { title, result: 'failed' }];
}
