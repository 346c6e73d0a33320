import { join } from 'node:path';
import { whyOf, type Outcome } from './outcome.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

type Suite = {
  readonly specs: readonly {
    readonly title: string;
    /** Relative to the folder of the tests. */
    readonly file: string;
    /** The same test once for each project. */
    readonly tests: readonly {
      readonly status: Status;
      readonly projectName?: string;
      readonly results?: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
};

/** The parts that we read of the file that Playwright's json reporter writes. */
export type PlaywrightReport = {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  /** Errors outside every test, such as a file that cannot be loaded. */
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

export function playwrightOutcomes({ config, suites, errors }: PlaywrightReport): Outcome[] {
  return [
    ...suites.flatMap((suite) => suiteOutcomes(suite, config.rootDir)),
    ...errors.map(({ message }) => ({ title: firstLine(message), result: 'failed' as const })),
  ];
}

type Test = Suite['specs'][number]['tests'][number];

/** Each starts with the project, because perhaps only that browser or width failed. */
const messages = ({ projectName = '', results = [] }: Test): string[] =>
  results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message = '' }) => [projectName, message].filter(Boolean).join(': '));

function suiteOutcomes({ specs, suites = [] }: Suite, folder: string): Outcome[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({
        title,
        file: join(folder, file),
        result: results[test.status],
        ...whyOf(messages(test)),
      })),
    ),
    ...suites.flatMap((suite) => suiteOutcomes(suite, folder)),
  ];
}

function firstLine(message: string): string {
  return message.replace(/\n[\s\S]*/, '');
}
