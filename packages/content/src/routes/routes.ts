import { siteContent, type SiteContent } from '#reader/site-content.ts';
import type { ResultPage, SitePage } from '#schema/site-page.ts';
import { resultPages } from './result-pages.ts';
import { sitePages } from './site-pages.ts';

/** The pages of the site: the listed ones, and the result pages. */
export interface Routes {
  readonly listed: readonly SitePage[];
  readonly answers: readonly ResultPage[];
}

const maps = new WeakMap<SiteContent, Routes>();

/** Today's pages, computed once per content read: routes, Markdown versions, previews and lists all use them. */
export function routes(): Routes {
  const from = siteContent();
  const map = maps.get(from) ?? {
    listed: sitePages(from, new Date()),
    answers: resultPages(from),
  };
  maps.set(from, map);
  return map;
}
