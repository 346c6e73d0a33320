import type { SiteContent } from '#reader/site-content.ts';
import { shownFile } from '#reader/without-server.ts';
import type { SitePage } from '#schema/site-page.ts';
import { exampleSheets } from './prefilled-sheets.ts';
import { hooksOf } from './diagram-data.ts';
import { searchGroups } from './search-entries.ts';
import { fixed } from './site-page.ts';

/** Pages that can be switched off: each function gives no page while its own is. */

/** Marked as a sample until the company has confirmed a part of it. */
export function termsPages({ pages }: SiteContent): SitePage[] {
  const page = pages['terms-of-work'];
  if (!page) return [];
  const values: readonly unknown[] = Object.values(page);
  const parts = values.filter(
    (part) => typeof part === 'object' && part !== null && 'expires' in part,
  );
  return [
    {
      ...fixed('terms-of-work', { kind: 'terms-of-work', page }),
      sample: parts.every((part) => 'sample' in part && part.sample === true),
    },
  ];
}

export function sheetPages({
  pages: { sheet: page },
  sheet: rules,
  formNotices,
}: SiteContent): SitePage[] {
  if (!page || !rules) return [];
  const examples = exampleSheets(rules);
  return [
    fixed('sheet', { kind: 'sheet', page, rules, notice: formNotices.enquiry, examples }, [
      'sheet.yaml',
      shownFile('form-notices.yaml'),
    ]),
  ];
}

/** For a client's security team. */
export function securityPages({ pages: { security: page } }: SiteContent): SitePage[] {
  return page
    ? [fixed('security', { kind: 'security', page, subjects: hooksOf(page) }, ['nda.yaml'])]
    : [];
}

export function searchPages(from: SiteContent, today: Date): SitePage[] {
  const page = from.pages.search;
  return page ? [fixed('search', { kind: 'search', page, groups: searchGroups(from, today) })] : [];
}
