import type { ServiceLink } from '#schema/entries.ts';
import { addressOf, fixedPages } from './addresses.ts';
import type { Content } from './load-content.ts';

/** Everything content can refer to, by the name it uses. */
export interface ReferenceBook {
  /** `service:seo`, `project:…`, `page:contact` and their addresses. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly services: ReadonlyMap<string, ServiceLink>;
  readonly technologies: Content['technologies']['value'];
  readonly claims: Content['claims']['value'];
}

/** Vacancies and dated projects are missing on purpose: their pages come and go with their dates. */
export function referenceBook(content: Content): ReferenceBook {
  const addresses = new Map<string, string>();
  for (const [name, href] of Object.entries(fixedPages)) addresses.set(`page:${name}`, href);
  for (const { slug } of content.legal) addresses.set(`page:${slug}`, addressOf.legal(slug));
  for (const { slug } of content.services)
    addresses.set(`service:${slug}`, addressOf.service(slug));
  for (const { slug, value } of content.projects)
    if (!value.from && !value.until) addresses.set(`project:${slug}`, addressOf.project(slug));
  const services = content.services.map(({ slug, value }): [string, ServiceLink] => [
    slug,
    { slug, name: value.menuName, line: value.line, href: addressOf.service(slug) },
  ]);
  return {
    addresses,
    services: new Map(services),
    technologies: content.technologies.value,
    claims: content.claims.value,
  };
}
