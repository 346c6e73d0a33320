import type { Outcome } from './outcome.ts';
import type { Row, Specification } from './spec-rows.ts';

/** A row passes if at least one test has its id and none of those tests fails. */
type RowState = 'passing' | 'failing' | 'untested';

export type Coverage = {
  readonly rows: Readonly<Record<RowState, readonly Row[]>>;
  /** Rows of built parts without a passing test. */
  readonly owed: readonly Row[];
};

export function cover({ rows, builtParts }: Specification, outcomes: readonly Outcome[]): Coverage {
  const passed = idsIn(outcomes, 'passed');
  const failed = idsIn(outcomes, 'failed');
  const stateOf = ({ id }: Row): RowState =>
    failed.has(id) ? 'failing' : passed.has(id) ? 'passing' : 'untested';
  const inState = (state: RowState) => rows.filter((row) => stateOf(row) === state);
  return {
    rows: {
      passing: inState('passing'),
      failing: inState('failing'),
      untested: inState('untested'),
    },
    owed: rows.filter(
      (row) =>
        row.part !== undefined && builtParts.includes(row.part) && stateOf(row) !== 'passing',
    ),
  };
}

function idsIn(outcomes: readonly Outcome[], result: Outcome['result']): Set<string> {
  return new Set(
    outcomes
      .filter((outcome) => outcome.result === result)
      .flatMap(({ title }) => title.match(/\bR\d+\b/g) ?? []),
  );
}

export function describeCoverage({ rows, owed }: Coverage): string {
  const ids = (some: readonly Row[]) => some.map(({ id }) => id).join(' ');
  const whole = (some: readonly Row[]) =>
    some.map(({ id, text, part = '—' }) => `  ${id.padEnd(4)} ${part.padEnd(12)} ${text}`);
  return [
    `Rows passing: ${rows.passing.length}`,
    ...(rows.passing.length === 0 ? [] : [`  ${ids(rows.passing)}`]),
    `Rows without a passing test: ${rows.untested.length}`,
    ...whole(rows.untested),
    `Rows failing: ${rows.failing.length}`,
    ...whole(rows.failing),
    owed.length === 0
      ? 'Every row of the parts that are built is held by a passing test.'
      : `No passing test holds these rows of parts that are built: ${ids(owed)}`,
  ].join('\n');
}
