import type { Category, MenuItem } from '#schema/entries.ts';
import { fixedPages } from '#catalogue/addresses.ts';

export const mainMenu = (groups: readonly Category[]): MenuItem[] => [
  { id: 'services', name: 'Services', href: fixedPages.services, groups },
  { id: 'work', name: 'Work', href: fixedPages.work },
  { id: 'careers', name: 'Careers', href: fixedPages.careers },
  { id: 'about', name: 'About', href: fixedPages.about },
];
