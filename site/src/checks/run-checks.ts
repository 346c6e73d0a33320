import type { Check } from '#catalogue/check.ts';
import { contentRoot } from '#catalogue/content-root.ts';
import { tell, type Finding } from '#catalogue/finding.ts';
import { readContent, type Content } from '#catalogue/load-content.ts';

/** Runs checks as a command, on content/ or on the folder named in the call: exits 1 on a finding. */
export function runChecks(checks: readonly Check[]): void {
  const findings = findingsOf(checks, process.argv[2]);
  for (const finding of findings) console.log(tell(finding));
  console.log(`Findings: ${findings.length}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

export function findingsOf(
  checks: readonly Check[],
  root: string = contentRoot(),
): readonly Finding[] {
  const { content, findings } = readContent(root);
  // What no schema accepts cannot be checked further.
  if (!content || findings.length > 0) return findings;
  return checked(content, checks);
}

/** What checks say about content that can be read, file by file. */
export const checked = (content: Content, checks: readonly Check[]): Finding[] =>
  checks.flatMap((check) => check(content)).sort((a, b) => a.file.localeCompare(b.file, 'en'));
