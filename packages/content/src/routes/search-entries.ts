import type { SearchEntry, SearchIndex } from '@studio/search/search-index.ts';
import type { SearchGroup } from '#schema/entries.ts';
import { fixedPages } from '#reader/paths.ts';
import type { SiteContent } from '#reader/site-content.ts';
import { openVacancies } from './open-vacancies.ts';

/** Each page once, in the order of the menus: under its group, as work, company or legal. */
export function searchEntries(siteContent: SiteContent, today: Date): SearchEntry[] {
  return [
    ...services(siteContent),
    ...projects(siteContent),
    ...company(siteContent),
    ...vacancies(siteContent, today),
    ...legal(siteContent),
  ].map((entry) => ({
    ...entry,
    names: [...entry.names, ...(siteContent.searchWords.byAddress.get(entry.href) ?? [])],
  }));
}

/** The index that the search in the browser loads. */
export function searchIndex(siteContent: SiteContent, today: Date): SearchIndex {
  const { unanswered, none } = siteContent.searchWords;
  return { pages: searchEntries(siteContent, today), unanswered, none };
}

/** The same by group, for the list of all pages. */
export const searchGroups = (siteContent: SiteContent, today: Date): SearchGroup[] =>
  [...Map.groupBy(searchEntries(siteContent, today), ({ group }) => group)].map(
    ([name, entries]) => ({ name, entries }),
  );

const services = ({ categories, services: all }: SiteContent): SearchEntry[] =>
  categories.flatMap((group) =>
    group.services.flatMap(({ slug }) =>
      all
        .filter((service) => service.slug === slug && service.category.href === group.href)
        .map(({ title, ...service }) => ({
          name: title,
          href: service.href,
          group: group.name,
          line: service.line,
          summary: `${service.tagline} ${service.summary}`,
          headings: headingsIn(service),
          names: [service.menuName],
          terms: names(service.technologies.items),
        })),
    ),
  );

const projects = (siteContent: SiteContent): SearchEntry[] =>
  siteContent.projects.map((project) => ({
    name: project.name,
    href: project.href,
    group: 'Work',
    line: project.line,
    summary: [project.summary, project.case?.steps?.decision.text].filter(Boolean).join(' '),
    headings: headingsIn(project),
    names: [],
    terms: names([...project.disciplines, ...project.stack]),
  }));

const companyPages = [
  'home',
  'services',
  'work',
  'about',
  'careers',
  'terms-of-work',
  'contact',
  'sheet',
  'security',
] as const;

const company = ({ pages }: SiteContent): SearchEntry[] =>
  companyPages
    .map((name) => ({ href: fixedPages[name], page: pages[name] }))
    .flatMap(({ href, page }) => (page ? { href, group: 'Company', ...withoutSummary(page) } : []));

const vacancies = (siteContent: SiteContent, today: Date): SearchEntry[] =>
  openVacancies(siteContent.vacancies, today).map((vacancy) => ({
    href: vacancy.href,
    group: 'Company',
    ...withoutSummary(vacancy),
  }));

const legal = (siteContent: SiteContent): SearchEntry[] =>
  siteContent.legal.map((page) => ({
    href: page.href,
    group: 'Legal',
    ...withoutSummary(page),
  }));

/** These pages have no line of their own, so their summary is used. */
const withoutSummary = ({ title, ...page }: { title: string; summary: string }) => ({
  name: title,
  line: page.summary,
  summary: '',
  headings: headingsIn(page),
  names: [],
  terms: [],
});

const names = (items: readonly { readonly name: string }[]): string[] =>
  items.map(({ name }) => name);

const headingFields = new Set(['title', 'heading', 'question']);

/** Every heading of an entry's bands, at any depth. */
function headingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, below]) =>
    typeof below === 'string' ? (headingFields.has(field) ? below : []) : headingsIn(below),
  );
}
