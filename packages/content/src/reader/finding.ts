/** One thing wrong with the content, told to the person who wrote it. */
export interface Finding {
  /** Path below content/; a folder where the fault is in no single file. */
  readonly file: string;
  /** Where in the file, for example `process.steps.2.text`; empty if it is about all of it. */
  readonly field: string;
  readonly problem: string;
  readonly fix: string;
  /** Who can settle it, if the content names an owner. */
  readonly owner?: string | undefined;
}

/** A finding of a day to come. */
export interface Duty extends Finding {
  /** The first day on which it stops a publication. */
  readonly from: string;
}

export const formatFinding = ({ file, field, problem, fix }: Finding): string =>
  `content/${file}${field && `, ${field}`}: ${problem} ${fix}`;

/** Stops a build with every finding at once, so that they can be fixed in one go. */
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
