import { z } from 'zod';

const answer = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), fixAvailable: z.unknown() }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});
const refusal = z.object({ message: z.string() });

export interface AuditResult {
  readonly kind: 'clean' | 'found' | 'not answered';
  readonly lines: readonly string[];
}

/** Reads the output of `npm audit --json`. A registry that does not answer is not the same as "no advisories". */
export function readAudit(printed: string): AuditResult {
  const said: unknown = parsed(printed);
  const report = answer.safeParse(said);
  if (!report.success) {
    const reason = refusal.safeParse(said).data?.message ?? 'it printed no report';
    return {
      kind: 'not answered',
      lines: [`NOT CHECKED: the registry does not answer audits here (${reason}).`],
    };
  }
  const found = Object.entries(report.data.vulnerabilities);
  if (found.length > 0) {
    return {
      kind: 'found',
      lines: found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
    };
  }
  const { prod } = report.data.metadata.dependencies;
  return { kind: 'clean', lines: [`No advisory is known for the ${prod} packages that run.`] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
