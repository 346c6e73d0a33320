import { BY_MAIL } from '@studio/contract/desk/by-mail';
import { titleFromPath } from '@studio/contract/desk/title-from-path';

/** Content of the site; vite.config.ts writes it here. Tests of parts have none. */
const known: Readonly<Record<string, string>> =
  typeof PAGE_TITLES === 'undefined' ? {} : PAGE_TITLES;

/** What a page of the site is called; of one that is gone, the end of its address as words. */
export function pageTitle(path: string, titles = known): string {
  // The home page's title is a sentence about us.
  if (path === '/') return 'Home page';
  if (path === BY_MAIL) return 'By mail';
  return titles[path] ?? (titleFromPath(path) || 'Not told');
}
