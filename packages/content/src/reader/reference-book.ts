import type { ServiceLink } from '#schema/entries.ts';
import { pathOf, fixedPages, linkedFiles } from './paths.ts';
import { isOffLink } from './extras.ts';
import type { Content } from './load-content.ts';

/** Everything content can refer to, by name. */
export interface ReferenceBook {
  /** `service:seo`, `page:contact`, `file:nda`, `mail:contact` and their URLs. */
  readonly addresses: ReadonlyMap<string, string>;
  /** True for a name whose page or file is off; it has no URL, and that is no fault. */
  readonly isOff: (name: string) => boolean;
  readonly services: ReadonlyMap<string, ServiceLink>;
  readonly technologies: Content['technologies']['value'];
  readonly claims: Content['claims']['value'];
}

/** Vacancies and dated projects are missing on purpose: their pages appear and disappear by date. */
export function referenceBook(content: Content): ReferenceBook {
  const addresses = new Map<string, string>();
  for (const [name, href] of Object.entries(fixedPages)) addresses.set(`page:${name}`, href);
  for (const { slug } of content.legal) addresses.set(`page:${slug}`, pathOf.legal(slug));
  for (const { slug } of content.services) addresses.set(`service:${slug}`, pathOf.service(slug));
  for (const { slug, value } of content.projects)
    if (!value.from && !value.until) addresses.set(`project:${slug}`, pathOf.project(slug));
  for (const [name, href] of Object.entries(linkedFiles)) addresses.set(`file:${name}`, href);
  addresses.set('mail:contact', `mailto:${content.company.value.contact.email}`);
  const services = content.services.map(({ slug, value }): [string, ServiceLink] => [
    slug,
    { slug, name: value.menuName, line: value.line, href: pathOf.service(slug) },
  ]);
  const isOff = (name: string): boolean =>
    addresses.has(name) && isOffLink(name, content.extras.value);
  return {
    addresses,
    isOff,
    services: new Map(services),
    technologies: content.technologies.value,
    claims: content.claims.value,
  };
}
