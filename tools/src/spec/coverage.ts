import type { Outcome } from './outcome.ts';

/** One checkable row of the specification. */
export type Row = { readonly id: string; readonly text: string };

/** The rows of docs/spec-rows.md. */
export function readRows(markdown: string): Row[] {
  const rows = [...markdown.matchAll(/^- (R\d+) (.+?)\s*$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
  if (rows.length === 0)
    throw new Error('docs/spec-rows.md holds no row. A row reads "- R1 text".');
  for (const [index, { id }] of rows.entries())
    if (rows.findIndex((row) => row.id === id) !== index)
      throw new Error(`docs/spec-rows.md holds ${id} twice. Give one of the rows a new number.`);
  return rows;
}

export type Coverage = {
  readonly held: readonly Row[];
  /** Rows without a passing test, or with a failing one. */
  readonly owed: readonly Row[];
};

/** A row is held if at least one test with its id passed and none failed. */
export function cover(rows: readonly Row[], outcomes: readonly Outcome[]): Coverage {
  const idsOf = (result: Outcome['result']) =>
    new Set(
      outcomes
        .filter((outcome) => outcome.result === result)
        .flatMap(({ title }) => title.match(/\bR\d+\b/g) ?? []),
    );
  const passed = idsOf('passed');
  const failed = idsOf('failed');
  const isHeld = ({ id }: Row) => passed.has(id) && !failed.has(id);
  return { held: rows.filter(isHeld), owed: rows.filter((row) => !isHeld(row)) };
}

export const describeCoverage = ({ held, owed }: Coverage): string =>
  [
    `${held.length} rows are held by a passing test, ${owed.length} are not.`,
    ...owed.map(({ id, text }) => `  ${id.padEnd(4)} ${text}`),
  ].join('\n');
