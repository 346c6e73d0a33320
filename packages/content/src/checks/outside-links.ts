import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';

/** A link to another site, and where it is written. */
type OutsideLink = Pick<Finding, 'file' | 'field'> & { readonly address: string };

const patience = 15_000;

/** Every URL in the content except the site's own. */
export const outsideLinks = (content: Content): OutsideLink[] =>
  content.files.flatMap(({ file, raw }) =>
    [...addressesIn(raw)]
      .filter(({ field }) => field !== 'domain')
      .map((found) => ({ file, ...found })),
  );

function* addressesIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<Omit<OutsideLink, 'file'>> {
  if (typeof value === 'string' && /^https?:/.test(value))
    yield { field: path.join('.'), address: value };
  if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* addressesIn(item, [...path, key]);
}

/** Requests every URL, and returns those that do not answer with a page. */
export async function brokenLinks(links: readonly OutsideLink[]): Promise<Finding[]> {
  const findings = await Promise.all(
    links.map(async ({ file, field, address }) => {
      const problem = await problemOf(address);
      return problem ? [{ file, field, problem, fix: 'Find where it went, or name another.' }] : [];
    }),
  );
  return findings.flat();
}

async function problemOf(address: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return ok ? undefined : `leads to ${address}, which answers with the status ${status}.`;
  } catch {
    return `leads to ${address}, where nothing answers.`;
  }
}
