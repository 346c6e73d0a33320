import type { BreadcrumbList, Graph, ItemList, Person, Thing, WebPage } from 'schema-dts';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { PageLink } from '@studio/content/schema/entries.ts';
import type { SitePage, Subject } from '@studio/content/schema/site-page.ts';
import { absolute } from './absolute.ts';
import { organization, organizationId, webSite, webSiteId } from './publisher.ts';
import { subjectId, subjectNode } from './subject-node.ts';

/**
 * The subject of a page as schema.org data. A page of samples only names its publisher: invented facts are for
 * people, who see that they are marked.
 */
export const structuredData = (page: SitePage, company: Company): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(company),
    webSite(company),
    ...(page.sample ? [] : pageNodes(page, company)),
  ],
});

const pageTypes = {
  home: 'WebPage',
  services: 'CollectionPage',
  service: 'WebPage',
  work: 'CollectionPage',
  project: 'WebPage',
  careers: 'CollectionPage',
  vacancy: 'WebPage',
  about: 'AboutPage',
  'terms-of-work': 'WebPage',
  contact: 'ContactPage',
  sheet: 'WebPage',
  security: 'WebPage',
  search: 'CollectionPage',
  legal: 'WebPage',
} as const satisfies Record<Subject['kind'], WebPage['@type']>;

function pageNodes(page: SitePage, company: Company): Thing[] {
  const url = absolute(page.path, company);
  const crumbs = page.trail.length > 0 ? breadcrumbs(page, company) : undefined;
  const subject = subjectNode(page, company);
  const listed = listedBy(page.subject);
  const node: WebPage = {
    '@type': pageTypes[page.subject.kind],
    '@id': url,
    url,
    name: page.title,
    description: page.summary,
    inLanguage: 'en',
    isPartOf: webSiteId(company),
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(page.preview, company) },
    ...(page.subject.kind === 'home' && { about: organizationId(company) }),
    ...(crumbs && { breadcrumb: breadcrumbsId(page, company) }),
    ...(subject && { mainEntity: subjectId(page, company) }),
    ...(listed.length > 0 && { mainEntity: itemList(listed, company) }),
  };
  return [
    node,
    ...(crumbs ? [crumbs] : []),
    ...(subject ? [subject] : []),
    ...people(page, company),
  ];
}

/** The people a visitor may meet, without samples. */
const people = ({ subject }: SitePage, company: Company): Person[] =>
  subject.kind === 'about'
    ? subject.people
        .filter(({ sample }) => !sample)
        .map(({ href, name, role }) => ({
          '@type': 'Person',
          '@id': absolute(href, company),
          name,
          jobTitle: role,
          worksFor: organizationId(company),
        }))
    : [];

const breadcrumbsId = ({ path }: SitePage, company: Company) => ({
  '@id': `${absolute(path, company)}#breadcrumbs`,
});

const breadcrumbs = (page: SitePage, company: Company): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  ...breadcrumbsId(page, company),
  itemListElement: [...page.trail, { name: page.title, href: page.path }].map((step, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: step.name,
    item: absolute(step.href, company),
  })),
});

/** The pages a list links to: each once, without samples. */
function listedBy(subject: Subject): PageLink[] {
  switch (subject.kind) {
    case 'services': {
      const links = subject.groups.flatMap(({ services }) => services);
      return [...new Map(links.map((link) => [link.href, link])).values()];
    }
    case 'work':
      return subject.projects.filter(({ sample }) => !sample);
    case 'careers':
      return subject.vacancies
        .filter(({ sample }) => !sample)
        .map(({ title, href }) => ({ name: title, href }));
    default:
      return [];
  }
}

const itemList = (links: readonly PageLink[], company: Company): ItemList => ({
  '@type': 'ItemList',
  itemListElement: links.map(({ name, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    url: absolute(href, company),
  })),
});
