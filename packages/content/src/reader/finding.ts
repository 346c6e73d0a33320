/** A fault of the content, reported to its author. */
export interface Finding {
  /** Path below content/; a folder if the fault is in no single file. */
  readonly file: string;
  /** The field, for example `process.steps.2.text`; empty for the whole file. */
  readonly field: string;
  readonly problem: string;
  readonly fix: string;
  /** Who can settle it, if the content names an owner. */
  readonly owner?: string | undefined;
}

export const formatFinding = ({ file, field, problem, fix }: Finding): string =>
  `content/${file}${field && `, ${field}`}: ${problem} ${fix}`;

/** Fails a build with all findings, so that they can be fixed at once. */
export class ContentError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(
      `The content has ${findings.length} problem(s):\n${findings.map(formatFinding).join('\n')}`,
    );
    this.name = 'ContentError';
    this.findings = findings;
  }
}
