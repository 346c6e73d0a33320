import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workbenchOf } from '@studio/content/editing/current-file.ts';
import { fieldInWords, titleOf } from '@studio/content/editing/describe-change.ts';
import { areOld, datedChanges } from '@studio/content/reader/dated-changes.ts';
import type { Finding } from '@studio/content/reader/finding.ts';
import type { RefusalFinding, SavedChange } from '@studio/contract/publishing';

/** “Service: SEO: Title, Summary” */
export const lineOf = ({ title, fields }: SavedChange): string => {
  const said = fields.map(({ field, pieces }) => field || (pieces[0]?.text ?? ''));
  return `${title}: ${said.join('; ')}`;
};

/** One line for each change by date between two days; empty if every page stays the same. */
export function calendarLines(content: string, before: Date, today: Date): string[] {
  const lines = datedChanges(content, before, today).map(
    ({ file, text, isShown }) =>
      `${titleOf(file, text)}: ${isShown ? 'is shown now' : 'is no longer shown'}`,
  );
  return lines.length === 0 && areOld(before, today)
    ? ['The dates at the foot of the pages and in security.txt']
    : lines;
}

export const problemOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    ? 'The disk of the server is full. Nothing changed for visitors. An operator must make room.'
    : 'The edition could not be made, and nothing changed for visitors. An operator finds the reason in the log.';

/** The findings of the checks, with the names that the forms show. */
export async function inWords(
  findings: readonly Finding[],
  work: string,
): Promise<RefusalFinding[]> {
  return Promise.all(
    findings.map(async ({ file, field, problem, fix }) => ({
      title: titleOf(
        file,
        await readFile(join(work, 'content', file), 'utf8').catch(() => undefined),
      ),
      field: fieldInWords(field),
      form: workbenchOf(file),
      sentence: `${problem} ${fix}`,
    })),
  );
}
