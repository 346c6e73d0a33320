import type { Check, SlowCheck } from '#reader/check.ts';
import { contentRoot } from '#reader/content-root.ts';
import { isOffFile } from '#reader/extras.ts';
import type { Finding } from '#reader/finding.ts';
import { readContent, type Content } from '#reader/load-content.ts';
import { askedIn, usedFacts } from './facts.ts';

type Checks = readonly (Check | SlowCheck)[];

export async function findingsOf(
  checks: Checks,
  root: string = contentRoot(),
): Promise<readonly Finding[]> {
  const { content, findings } = readContent(root);
  // Content that a schema rejects cannot be checked further.
  if (!content || findings.length > 0) return findings;
  return checked(content, checks);
}

/** The findings of checks on readable content, file by file. What is switched off is not checked. */
export async function checked(content: Content, checks: Checks): Promise<Finding[]> {
  const found = await Promise.all(checks.map(async (check) => check(content)));
  const isOff = offIn(content);
  return found
    .flat()
    .filter((finding) => !isOff(finding))
    .sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

/** Recognizes findings about an extra that is off: what only it shows, and the facts that only that uses. */
function offIn(content: Content): (finding: Finding) => boolean {
  const extras = content.extras.value;
  if (Object.values(extras).every(Boolean)) return () => false;
  const { facts } = content;
  const unused = new Set(Object.keys(facts.value)).difference(usedFacts(content));
  return ({ file, field }) =>
    isOffFile(file, extras) ||
    (file === askedIn && field.startsWith('ask.') && !extras.sheet) ||
    (file === facts.file && unused.has(field.replace(/\..*/, '')));
}
