import type { MenuItem } from '@studio/content/schema/entries.ts';

const isWithin = (path: string, href: string): boolean =>
  path === href || path.startsWith(`${href}/`);

/** The menu item that a page belongs to. */
export const itemOf = (menu: readonly MenuItem[], path: string): MenuItem | undefined =>
  menu.find(({ href }) => isWithin(path, href));

/** The page itself if a menu links to it; otherwise the nearest page of its item, if there is one. */
export function nearestInMenu(menu: readonly MenuItem[], path: string): string {
  const item = itemOf(menu, path);
  const links = [item, ...(item?.groups ?? []).flatMap(({ services }) => services)];
  return links.some((link) => link?.href === path) ? path : `${item?.href ?? ''}/`;
}
