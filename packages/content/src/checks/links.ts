import { isReserved } from '@studio/contract/old-path';
import type { Check } from '#reader/check.ts';
import { offPaths } from '#reader/extras.ts';
import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import { resolveContent } from '#reader/site-content.ts';
import { sitePages } from '#routes/site-pages.ts';
import { passagesOf } from './passages.ts';

const rawAddress = /\b(?:https?:\/\/|www\.)\S+/;

/** Every reference has a target, and everything is linked by reference only. */
export const links: Check = (content) => [
  ...resolveContent(content).findings,
  ...passagesOf(content).flatMap(({ file, field, words }) => {
    const [address] = rawAddress.exec(words) ?? [];
    if (!address) return [];
    return {
      file,
      field,
      problem: `spells out the address “${address}”.`,
      fix: 'Name a page by reference, for example [our services](page:services), or leave it out.',
    };
  }),
];

const redirectsFile = 'redirects.yaml';

/** Every path that was ever released is a page, redirects to one, or is a page that is off. */
export const redirects =
  (released: readonly string[], today: Date): Check =>
  (content) => {
    const pages = sitePages(resolveContent(content).siteContent, today).map(({ path }) => path);
    const off = offPaths(content.extras.value);
    const old = content.redirects.value.map(({ from }) => from);
    return [
      ...released.filter((path) => ![...pages, ...old, ...off].includes(path)).map(lostPath),
      ...old.flatMap((from, i) => {
        if (pages.includes(from)) return hiddenPage(i);
        if (isReserved(from)) return reservedPath(from, i);
        const page = from.replace(/\.(?:html|md)$/u, '');
        if (pages.includes(page)) return fileOfPage(page, i);
        return old.indexOf(from) === i ? [] : redirectedTwice(from, i);
      }),
    ];
  };

const lostPath = (path: string): Finding => ({
  file: redirectsFile,
  field: '',
  problem: `has no entry for “${path}”, which was released once and is no longer a page.`,
  fix: 'Enter the page that took its place and why, or give the page its old file name back.',
});

const hiddenPage = (i: number): Finding => ({
  file: redirectsFile,
  field: `${i}.from`,
  problem: 'is the address of a page, which could not be reached any more.',
  fix: 'Remove this entry, or rename the page.',
});

const reservedPath = (from: string, i: number): Finding => ({
  file: redirectsFile,
  field: `${i}.from`,
  problem: `is “${from}”, which the web server needs itself.`,
  fix: 'Enter the old address of a page, or remove this entry.',
});

const fileOfPage = (page: string, i: number): Finding => ({
  file: redirectsFile,
  field: `${i}.from`,
  problem: `is a file of the page “${page}”.`,
  fix: 'Remove this entry.',
});

const redirectedTwice = (from: string, i: number): Finding => ({
  file: redirectsFile,
  field: `${i}.from`,
  problem: `leads “${from}” away a second time.`,
  fix: 'Remove one of the two.',
});

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
