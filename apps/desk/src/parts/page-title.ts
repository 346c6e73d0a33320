import { BY_MAIL } from '@studio/contract/desk/by-mail';
import { titleFromPath } from '@studio/contract/desk/title-from-path';

/** From the site's content; vite.config.ts writes it here. Empty in unit tests. */
const known: Readonly<Record<string, string>> =
  typeof PAGE_TITLES === 'undefined' ? {} : PAGE_TITLES;

/** The title of a page of the site; for a page that no longer exists, the end of its path as words. */
export function pageTitle(path: string, titles = known): string {
  // The home page's title is a sentence about us.
  if (path === '/') return 'Home page';
  if (path === BY_MAIL) return 'By mail';
  return titles[path] ?? (titleFromPath(path) || 'Unknown');
}
