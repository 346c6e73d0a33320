import { catalogue, type Catalogue } from '#catalogue/catalogue.ts';
import type { AnswerPage, SitePage } from '#schema/site-page.ts';
import { answerPages } from './answer-pages.ts';
import { sitePages } from './site-pages.ts';

/** The pages of the site: those in the list, and those that only answer to something. */
export interface PageMap {
  readonly listed: readonly SitePage[];
  readonly answers: readonly AnswerPage[];
}

const maps = new WeakMap<Catalogue, PageMap>();

/** Today's pages, drawn once for each catalogue: routes, twins, previews and lists all walk this map. */
export function pageMap(): PageMap {
  const from = catalogue();
  const map = maps.get(from) ?? {
    listed: sitePages(from, new Date()),
    answers: answerPages(from),
  };
  maps.set(from, map);
  return map;
}
