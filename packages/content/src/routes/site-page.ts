import { besidesOf, fixedPages } from '#reader/paths.ts';
import type { SitePage, Subject } from '#schema/site-page.ts';

type SitePageInput = Pick<SitePage, 'path' | 'title' | 'summary' | 'files' | 'subject'> &
  Partial<Pick<SitePage, 'trail' | 'sample' | 'preview'>>;

export function sitePage(input: SitePageInput): SitePage {
  const name = input.path === fixedPages.home ? 'index' : input.path.slice(1);
  return { name, ...besidesOf(name), trail: [], sample: false, ...input };
}

type FixedSubject = Extract<Subject, { kind: keyof typeof fixedPages }>;

/** A fixed page, with the files of the entries it lists. */
export const fixed = (
  name: FixedSubject['kind'],
  subject: FixedSubject,
  listed: readonly string[] = [],
): SitePage =>
  sitePage({
    path: fixedPages[name],
    title: subject.page.title,
    summary: subject.page.summary,
    files: [`pages/${name}.yaml`, ...listed],
    subject,
  });
