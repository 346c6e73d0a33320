import type { MenuItem } from '#schema/entries.ts';
import { fixedPages } from '#reader/paths.ts';
import type { SiteContent } from '#reader/site-content.ts';
import { extraLinks, termsName } from './extra-links.ts';

export function mainMenu(from: SiteContent): MenuItem[] {
  const { terms } = extraLinks(from);
  return [
    { id: 'services', name: 'Services', href: fixedPages.services, groups: from.categories },
    { id: 'work', name: 'Work', href: fixedPages.work },
    { id: 'careers', name: 'Careers', href: fixedPages.careers },
    { id: 'about', name: 'About', href: fixedPages.about },
    ...(terms ? [{ id: 'terms-of-work', name: termsName, href: terms }] : []),
  ];
}
