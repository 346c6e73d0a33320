import type { Check } from './checks/check.ts';
import { ContentError, tell, type Finding } from './finding.ts';
import { loadContent } from './load-content.ts';

/** Runs checks as a command, on content/ or on the folder named in the call: exits 1 on a finding. */
export function runChecks(checks: readonly Check[]): void {
  const findings = findingsOf(checks, process.argv[2]);
  for (const finding of findings) console.log(tell(finding));
  console.log(`Findings: ${findings.length}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

export function findingsOf(checks: readonly Check[], root?: string): readonly Finding[] {
  try {
    const content = loadContent(root);
    return checks
      .flatMap((check) => check(content))
      .sort((a, b) => a.file.localeCompare(b.file, 'en'));
  } catch (error) {
    // What no schema accepts cannot be checked further.
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}
