import type { PageLink } from '#schema/entries.ts';
import type { ExtraLinks } from '#schema/extras.schema.ts';
import { fixedPages } from '#reader/paths.ts';
import type { SiteContent } from '#reader/site-content.ts';

/** The paths of pages that can be switched off, for links. */
export const extraLinks = ({ pages }: SiteContent): ExtraLinks => ({
  sheet: pages.sheet && fixedPages.sheet,
  terms: pages['terms-of-work'] && fixedPages['terms-of-work'],
  security: pages.security && fixedPages.security,
  search: pages.search && fixedPages.search,
});

/** The name of /terms-of-work in the menu and in the footer. */
export const termsName = 'What it costs';

/** The pages that buyers ask for; the footer lists them. */
export function buyerLinks(from: SiteContent): PageLink[] {
  const { terms, security } = extraLinks(from);
  return [
    ...(terms ? [{ name: termsName, href: terms }] : []),
    ...(security ? [{ name: 'Security', href: security }] : []),
  ];
}
