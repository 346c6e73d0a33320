import type { Outcome } from '#spec/outcome.ts';

/** How one step of a run ended. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
  readonly log: string;
  /** Undefined if the step runs no tests. */
  readonly passed: number | undefined;
  /** Includes the flaky ones. A step that failed without a failed test counts as one. */
  readonly failed: number;
  readonly flaky: number;
}

/** `text` has a line per step, separated by tabs: name, exit code, seconds, log, reports of its test runners. */
export function readSteps(text: string, outcomesIn: (report: string) => Outcome[]): Step[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [name = '', code = '', seconds = '', log = '', reports = ''] = line.split('\t');
    const files = reports.split(' ').filter((file) => file !== '');
    const outcomes = files.flatMap(outcomesIn);
    const of = (result: Outcome['result']) =>
      outcomes.filter((outcome) => outcome.result === result).length;
    const failed = of('failed') + of('flaky');
    return {
      name,
      seconds: Number(seconds),
      log,
      passed: files.length === 0 ? undefined : of('passed'),
      failed: code === '0' ? failed : Math.max(failed, 1),
      flaky: of('flaky'),
    };
  });
}

export function describeRun(steps: readonly Step[]) {
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0);
  const passed = sum((step) => step.passed ?? 0);
  const failed = sum((step) => step.failed);
  const rows = [
    ['step', 'passed', 'failed', 'flaky', 'seconds'],
    ...steps.map((step) => [
      step.name,
      step.passed ?? '–',
      step.failed,
      step.passed === undefined ? '–' : step.flaky,
      step.seconds,
    ]),
    ['all', passed, failed, sum((step) => step.flaky), sum((step) => step.seconds)],
  ];
  const width = Math.max(...rows.map(([name = '']) => String(name).length));
  const table = rows
    .map(([name = '', ...cells]) =>
      [String(name).padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join(' '),
    )
    .join('\n');
  return { table, line: `${passed} passed, ${failed} failed`, good: failed === 0 && passed > 0 };
}
